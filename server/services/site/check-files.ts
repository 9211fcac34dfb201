import path from 'node:path';
import type { Module } from '../../../views/domain/site/page.ts';
import { namesIn } from '../../platform/files/names-in.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/** A file of the agency's folder that a module names. */
interface Named {
  /** Within the module's content. */
  field: string;
  name: string;
  folder: 'documents' | 'videos';
}

/** Modules whose video, or whose form's file, is missing in the agency's folder. */
export async function checkFiles(dir: string, files: readonly PageFile[]): Promise<SiteProblem[]> {
  const wanted = files.flatMap(({ file, page }) =>
    page.params.modules.flatMap((module, index) =>
      namedBy(module).map((named) => ({ file, index, ...named })),
    ),
  );
  const there = new Map<string, ReadonlySet<string>>();
  for (const { folder } of wanted) {
    if (!there.has(folder)) there.set(folder, new Set(await namesIn(path.join(dir, folder))));
  }
  return wanted
    .filter(({ folder, name }) => !there.get(folder)?.has(name))
    .map(({ file, index, field, name, folder }) => ({
      file,
      path: `params.modules[${index}].content.${field}`,
      reason: `there is no ${folder}/${name} in the agency's folder`,
    }));
}

/** Content may be invalid, which its schema reports. */
function namedBy({ relations, content }: Module): Named[] {
  const { video, file } = content;
  if (relations.type === 'background-video' && typeof video === 'string') {
    return [{ field: 'video', name: video, folder: 'videos' }];
  }
  return Object.entries(file ?? {}).flatMap(([language, name]) =>
    typeof name === 'string' && name !== ''
      ? [{ field: `file.${language}`, name, folder: 'documents' as const }]
      : [],
  );
}
