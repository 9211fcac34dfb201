import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import type { SiteApp } from '../site-app.ts';

/** The demo's Dutch lists. */
export const LIST_PATHS: Readonly<Record<ListKind, string>> = {
  sale: '/nl/te-koop',
  rent: '/nl/te-huur',
  sold: '/nl/verkocht',
  projects: '/nl/projecten',
};

/** A page of a site, which must be there. */
export async function loadPage({ app }: Pick<SiteApp, 'app'>, path: string): Promise<CheerioAPI> {
  return load((await request(app).get(path).expect(200)).text);
}
