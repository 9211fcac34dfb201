import { load } from 'cheerio';
import { demoPaths } from '../demo-paths.ts';
import type { Figure } from '../figures.ts';
import { startServer } from '../server-process.ts';
import { untouchedScripts } from '../sizes.ts';
import { sharedDataDir } from './shared-data.ts';

const MAIN = new URL('../../../dist/server/main.cjs', import.meta.url).pathname;

/** Scripts of pages with a form that nobody touches: without React, which is many times the bound. */
export async function untouchedForms(): Promise<Figure[]> {
  const { detail } = await demoPaths();
  const site = await startServer(MAIN, '/readyz', { DATA_DIR: sharedDataDir() });
  try {
    const { origin } = site;
    const $ = load(await (await fetch(origin + detail)).text());
    const question = $('[data-dialog="contact-for-more-info"]').attr('href');
    if (question === undefined) throw new Error('the page of a home leads to no form');
    const pages = [
      ['contact', '/nl/contact'],
      ['a question about a home', question],
    ] as const;
    return await Promise.all(
      pages.map(async ([name, path]) => ({
        ...(await untouchedScripts(origin, path)),
        name: `the form for ${name}: JavaScript before it is touched, brotli`,
      })),
    );
  } finally {
    await site.stop();
  }
}
