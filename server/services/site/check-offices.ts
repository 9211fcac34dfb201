import type { Office } from '../../../views/domain/site/office.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/** A mention of an office in a page's file. */
interface Mention {
  path: string;
  office: number;
  /** Whether it is on a map, for which it needs a position. */
  isMarker: boolean;
}

/** Checks that the offices that pages name exist, and have a position where they are on a map. */
export function checkOffices({ file, page }: PageFile, offices: readonly Office[]): SiteProblem[] {
  return mentionsIn(page).flatMap(({ path, office, isMarker }) => {
    const found = offices.find(({ id }) => id === office);
    if (!found) return [{ file, path, reason: `there is no office with id ${office}` }];
    if (!isMarker || found.position) return [];
    return [{ file, path, reason: `the office ${office} has no position in site.json` }];
  });
}

function mentionsIn({ params: { layoutConfig, modules } }: PageFile['page']): Mention[] {
  const { list = [], maps = [] } = layoutConfig ?? {};
  return [
    ...mentionsAt('params.layoutConfig.list', list, false),
    ...mentionsAt('params.layoutConfig.maps', maps, true),
    ...modules.flatMap(({ relations, content }, index) =>
      relations.type === 'map-markers' && Array.isArray(content['markers'])
        ? mentionsAt(`params.modules[${index}].content.markers`, content['markers'], true)
        : [],
    ),
  ];
}

/** Entries of a module's content may be invalid, which their schema reports. */
function mentionsAt(path: string, entries: readonly unknown[], isMarker: boolean): Mention[] {
  return entries.flatMap((entry, index) => {
    const { office } = (entry ?? {}) as { office?: unknown };
    if (typeof office !== 'number') return [];
    return [{ path: `${path}[${index}].office`, office, isMarker }];
  });
}
