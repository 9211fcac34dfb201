import { inParallel } from '../../../platform/concurrency/in-parallel.ts';
import { readdir, stat } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { Picture } from '../../../../views/domain/property/picture.ts';
import type { PropertyDocument } from '../../../../views/domain/property/property.ts';
import { MAX_CONCURRENT } from './file-mark.ts';

/** The names in an agency's folders of pictures and documents. */
export interface NamedFiles {
  pictures: ReadonlySet<string>;
  /** Sizes in bytes by name. */
  documents: ReadonlyMap<string, number>;
}

export async function namedFiles(dir: string): Promise<NamedFiles> {
  const [pictures = [], documents = []] = await Promise.all(
    ['pictures', 'documents'].map((folder) =>
      readdir(path.join(dir, folder)).catch((): string[] => []),
    ),
  );
  const sizes = new Map(documents.map((name) => [name, 0]));
  await inParallel(documents, MAX_CONCURRENT, async (name) => {
    const found = await stat(path.join(dir, 'documents', name)).catch(() => undefined);
    sizes.set(name, found?.size ?? 0);
  });
  return { pictures: new Set(pictures), documents: sizes };
}

/** The documents with the sizes of those that are files of the folder. */
export function withSizes(
  documents: readonly PropertyDocument[],
  names: NamedFiles,
): PropertyDocument[] {
  return documents.map((document) => {
    const bytes = document.url === undefined ? names.documents.get(document.fileName) : undefined;
    return bytes ? { ...document, bytes } : document;
  });
}

interface Naming {
  pictures: readonly Picture[];
  panorama?: Picture | undefined;
  documents: readonly PropertyDocument[];
}

const ELSEWHERE = /^https?:/i;

/** Pictures and documents of a home or project that are in neither folder, and where it says so. */
export function missingFiles({ pictures, panorama, documents }: Naming, names: NamedFiles) {
  const faults = pictures.flatMap(({ source }, index) =>
    pictureFault(`pictures[${index}].source`, source, names),
  );
  if (panorama) faults.push(...pictureFault('panorama.source', panorama.source, names));
  for (const [index, { fileName, url }] of documents.entries()) {
    if (url !== undefined || names.documents.has(fileName)) continue;
    faults.push(`documents[${index}].fileName: there is no documents/${fileName}`);
  }
  return faults;
}

/** The same for a picture that is named somewhere else. */
export function pictureFault(at: string, source: string, { pictures }: NamedFiles): string[] {
  if (ELSEWHERE.test(source) || pictures.has(source)) return [];
  return [`${at}: there is no pictures/${source}`];
}
