import { demoCatalogue } from '../../server/services/crm/demo/catalogue.ts';
import { loadSite } from '../../server/services/site/load-site.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import { sitePaths } from '../../views/subjects/site-paths.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';

const DEMO = new URL('../../server/demo/', import.meta.url).pathname;

/** URL paths of the measured pages: the Dutch home page, sale list, and the page of a home on it. */
export async function demoPaths(): Promise<{ home: string; list: string; detail: string }> {
  const { site } = await loadSite(DEMO, moduleSchemas);
  const links = createLinks(sitePaths(site), 'nl');
  const { items } = await demoCatalogue(DEMO).properties();
  const property = items.find(
    ({ goal, status, marquee }) => goal === 0 && status === 1 && !marquee,
  );
  const home = links.page('home');
  const list = links.page('for-sale');
  const detail = property && links.property(property);
  if (!home || !list || !detail) throw new Error('the demo agency lacks a measured page');
  return { home, list, detail };
}
