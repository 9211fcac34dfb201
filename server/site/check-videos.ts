import path from 'node:path';
import { namesIn } from '../files/names-in.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/** Modules whose video is not in the folder `videos` of the agency. */
export async function checkVideos(dir: string, files: readonly PageFile[]): Promise<SiteProblem[]> {
  const wanted = files.flatMap(({ file, page }) =>
    page.params.modules.flatMap(({ relations, content }, index) => {
      const { video } = content;
      if (relations.type !== 'background-video' || typeof video !== 'string') return [];
      return [{ file, path: `params.modules[${index}].content.video`, video }];
    }),
  );
  if (wanted.length === 0) return [];
  const there = new Set(await namesIn(path.join(dir, 'videos')));
  return wanted
    .filter(({ video }) => !there.has(video))
    .map(({ file, path: at, video }) => ({
      file,
      path: at,
      reason: `there is no video "${video}" in the folder videos`,
    }));
}
