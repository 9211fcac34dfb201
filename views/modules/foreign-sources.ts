import { perItem } from '../domain/memo/per-item.ts';
import { FRAME_SOURCES } from '../domain/property/video-url.ts';
import { tileOrigin } from '../domain/site/map-tiles.ts';
import type { Page } from '../domain/site/page.ts';
import type { SiteInfo } from '../domain/site/site.ts';
import type { ModuleKind } from './schemas.ts';

/** Sources of other hosts for the content security policy of a page. */
export interface ForeignSources {
  pictures: readonly string[];
  frames: readonly string[];
}

type SourcesOf = (info: SiteInfo) => Partial<ForeignSources>;

const ofMap: SourcesOf = ({ map }) => {
  const origin = tileOrigin(map);
  return origin === undefined ? {} : { pictures: [origin] };
};

/** The module kinds that load something from other hosts. */
const SOURCES: ReadonlyMap<string, SourcesOf> = new Map<ModuleKind, SourcesOf>([
  ['property-list', ofMap],
  ['property-map', ofMap],
  ['property-tours', () => ({ frames: FRAME_SOURCES })],
  ['states', () => ({ frames: ["'self'"] })],
]);

/** The sources that the published modules of a page need, each once. */
export const foreignSources = perItem((page: Page, info: SiteInfo): ForeignSources => {
  const needed = page.params.modules
    .filter(({ status }) => status === 'Published')
    .map(({ relations }) => SOURCES.get(relations.type)?.(info) ?? {});
  return {
    pictures: [...new Set(needed.flatMap(({ pictures = [] }) => pictures))],
    frames: [...new Set(needed.flatMap(({ frames = [] }) => frames))],
  };
});
