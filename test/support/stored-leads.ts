import assert from 'node:assert/strict';
import {
  readLeadContent,
  type StoredContent,
} from '../../server/services/leads/model/lead-content.ts';
import type { StoredLead } from '../../server/services/leads/model/lead-store.ts';
import type { SiteApp } from './site-app.ts';

/** The newest lead that a site has. */
export async function newestLead({ parts }: Pick<SiteApp, 'parts'>): Promise<StoredLead> {
  const [lead] = await parts.leads.store.list(1);
  assert.ok(lead);
  return lead;
}

/** What the newest lead says. */
export async function newestContent(site: Pick<SiteApp, 'parts'>): Promise<StoredContent> {
  return readLeadContent((await newestLead(site)).content);
}
