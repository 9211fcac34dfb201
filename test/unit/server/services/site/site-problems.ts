import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import type { ModuleSchemas } from '../../../../../server/services/site/check-modules.ts';
import { forDevelopers } from '../../../../../views/domain/site/developer-kind.ts';
import { SiteError, type SiteProblem } from '../../../../../server/services/site/site-error.ts';
import { inFolder, type SiteFiles } from './site-files.ts';

export const SCHEMAS = {
  text: z.strictObject({ heading: z.string().min(1), wide: z.boolean().default(false) }),
  list: z.strictObject({ listing: z.enum(['sale', 'rent']) }),
  drawn: forDevelopers(z.strictObject({})),
  contact: z.strictObject({}),
};

/** A change of a sample's files, and the one problem that is found in them. */
export type Mistake<Files> = readonly [
  what: string,
  make: (files: Files) => unknown,
  problem: SiteProblem,
];

/** What is found in an agency's folder with these files. */
export async function problemsOf(
  files: SiteFiles,
  schemas: ModuleSchemas = SCHEMAS,
): Promise<readonly SiteProblem[]> {
  return inFolder(files, async (dir) => {
    try {
      await loadSite(dir, schemas);
      return [];
    } catch (error) {
      assert(error instanceof SiteError);
      return error.problems;
    }
  });
}

/** A test for each mistake; to be called inside a `describe`. */
export function findsEach<Files>(
  mistakes: readonly Mistake<Files>[],
  sample: () => Files,
  find: (files: Files) => Promise<readonly SiteProblem[]>,
): void {
  for (const [what, make, problem] of mistakes) {
    it(`finds ${what}`, async () => {
      const files = sample();
      make(files);
      assert.deepEqual(await find(files), [problem]);
    });
  }
}
