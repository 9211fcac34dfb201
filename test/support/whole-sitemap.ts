import type { Express } from 'express';
import request from 'supertest';

/** URL paths of the index of the sitemap and of every file that it lists. */
export async function sitemapPaths(app: Express, host = 'localhost'): Promise<string[]> {
  const { text } = await request(app).get('/sitemap.xml').set('Host', host);
  const files = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)];
  return ['/sitemap.xml', ...files.map(([, url]) => new URL(url ?? '').pathname)];
}

/** The text of all files of the sitemap, one after the other. */
export async function wholeSitemap(app: Express, host = 'localhost'): Promise<string> {
  const [, ...paths] = await sitemapPaths(app, host);
  const get = async (path: string) => (await request(app).get(path).set('Host', host)).text;
  return (await Promise.all(paths.map(get))).join('');
}
