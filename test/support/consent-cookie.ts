import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CookieData } from 'puppeteer';
import { consentCookie } from '../../views/domain/consent/consent-cookie.ts';
import type { Consent } from '../../views/domain/consent/consent.ts';
import { type SiteInfo, siteSchema } from '../../views/domain/site/site.ts';
import { listHash } from '../../views/domain/third-party/party-hosts.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo/site.json');

/** The cookie of a decision about a site's third parties. */
export function decisionCookie(consent: Consent, { thirdParties }: SiteInfo): CookieData {
  const [pair = ''] = consentCookie(consent, listHash(thirdParties), false).split(';');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, domain: '127.0.0.1', path: '/' };
}

/** The cookie of a visitor who refused all third parties of the demo agency. */
export async function refusal(): Promise<CookieData> {
  const info = siteSchema.parse(JSON.parse(await readFile(DEMO, 'utf8')));
  return decisionCookie(new Set(), info);
}
