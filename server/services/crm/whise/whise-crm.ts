import type { Locale } from '../../../../views/domain/locale.ts';
import { type CrmCapabilities, NO_HISTORY } from '../capabilities.ts';
import { NO_OWNERS } from '../no-owners.ts';
import type { Crm } from '../port.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { EstateSource } from './estate-source.ts';
import { WhiseLeads } from './whise-leads.ts';
import { WhiseCalls } from './whise-calls.ts';
import { WhiseCatalogue } from './whise-catalogue.ts';
import { type WhiseReport, whiseReport } from './whise-inquiry.ts';

/**
 * `estates/owned/list` tells nothing of the person who signs in, and an owner without an estate
 * online looks like a wrong password; contacts cannot be looked up (docs/whise.md, "What Whise cannot do").
 */
export const WHISE_CAPABILITIES: CrmCapabilities = {
  owners: false,
  history: NO_HISTORY,
  demands: true,
  knowsEnough: false,
  views: false,
};

interface WhiseParts {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The languages of the site. */
  languages: () => Promise<readonly Locale[]>;
}

/** Whise (docs/whise.md). */
export function whiseCrm(config: WhiseConfig, parts: WhiseParts): Crm {
  return crmFromWhise(new WhiseCalls(config, parts.now), config, parts);
}

/** The same with calls that the caller closes. */
export function crmFromWhise(
  calls: WhiseCalls,
  config: WhiseConfig,
  { now, languages }: WhiseParts,
): Crm {
  const source = new EstateSource(calls, config, languages);
  const warnings = () => leads.warnings();
  const catalogue = new WhiseCatalogue({ source, config, now, warnings });
  const leads = new WhiseLeads({ calls, source, config, officeOf: (id) => catalogue.officeOf(id) });
  return { capabilities: WHISE_CAPABILITIES, catalogue, owners: NO_OWNERS, leads };
}

/** What `crm-check` says of Whise. */
export async function checkWhise(
  config: WhiseConfig,
  site: Parameters<typeof whiseReport>[0]['site'],
  { now, languages }: WhiseParts,
): Promise<WhiseReport> {
  const calls = new WhiseCalls(config, now);
  try {
    const source = new EstateSource(calls, config, languages);
    return await whiseReport({ calls, source, config, now, site });
  } finally {
    await calls.destroy();
  }
}
