import type { PageSource } from '../routes/page-source.ts';

/** Where a file is that is opened by a signed link. */
export interface FilePlace {
  /** Under which visitors save it. */
  name: string;
  /** URL at the CRM's host; undefined for a file of the agency's folder. */
  url?: string | undefined;
}

/**
 * Where a file is; undefined if the catalogue has no such document now.
 * @param file its name (views/domain/site-file.ts).
 */
export function placeOf(
  { catalogue }: Pick<PageSource, 'catalogue'>,
  file: string,
): FilePlace | undefined {
  const [kind, id = '', ...rest] = file.split('/');
  if (kind === 'site') return { name: id };
  const port = catalogue.port('nl');
  const about = kind === 'home' ? port.property(Number(id)) : port.project(Number(id));
  const document = about?.documents.find(({ fileName }) => fileName === rest.join('/'));
  return document && { name: document.fileName, url: document.url };
}
