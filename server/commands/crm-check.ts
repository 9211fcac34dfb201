// Requests everything from the configured CRM once, and prints what was dropped and what is left to
// configure; the exit code is 1 if anything is: CRM=http CRM_URL=… npm run crm-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { type Config, readConfig } from '../config.ts';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import { MemoryCrmIds } from '../services/crm/memory-crm-ids.ts';
import { CRM_ADAPTERS } from '../crm-adapters.ts';
import { lackingCapabilities } from '../services/crm/capabilities.ts';
import { capableLeads } from '../services/crm/capable-leads.ts';
import { crmAdvice } from '../services/crm/http/crm-advice.ts';
import { adviceOn } from '../services/crm/whise/whise-advice.ts';
import { checkWhise, WHISE_CAPABILITIES } from '../services/crm/whise/whise-crm.ts';
import type { WhiseConfig } from '../services/crm/whise-config.ts';
import { loadSite } from '../services/site/load-site.ts';
import { commandFailure } from './command-failure.ts';
import { crmReport } from './crm-report.ts';

/** A non-existent e-mail address (RFC 2606). */
const NOBODY = 'nobody@agency.invalid';

try {
  process.exitCode = await checkedCrm(readConfig());
} catch (error) {
  process.stderr.write(`${adviceOn(error) ?? crmAdvice(error) ?? commandFailure(error)}\n`);
  process.exitCode = 1;
}

/** @returns the exit code. */
async function checkedCrm(config: Config): Promise<number> {
  const { site } = await loadSite(config.siteDir, moduleSchemas);
  if (config.whise) return checkedWhise(config.whise, site.info);
  const crm = CRM_ADAPTERS[config.crm](config, { now: Date.now, ids: new MemoryCrmIds() });
  const { capabilities, catalogue, leads, owners, check } = crm;
  // Requests one home, so that the report has the error of the first call.
  await catalogue.version();
  const homes = await catalogue.properties();
  // The second refresh requests changes only.
  await catalogue.version();
  const id = homes.items[0]?.id;
  // Undefined for a CRM that identifies owners by more than their homes.
  const byId =
    id === undefined || !capabilities.owners
      ? undefined
      : await owners.homes({ id: 0, propertyIds: [id] });
  const { text, isComplete } = crmReport({
    homes,
    isFoundById: byId === undefined || byId.length > 0,
    projects: await catalogue.projects(),
    team: await catalogue.team(),
    emailCheck: await capableLeads(leads, capabilities)
      .knowsEnough(NOBODY)
      .then(
        () => undefined,
        (error: unknown) => crmAdvice(error) ?? 'it failed',
      ),
    advice: (await check?.(id)) ?? [],
    documentFiles: await readdir(path.join(config.siteDir, 'documents')).catch(() => []),
    site: site.info,
  });
  process.stdout.write(text);
  for (const line of lackingCapabilities(capabilities)) process.stdout.write(`The CRM: ${line}.\n`);
  return isComplete ? 0 : 1;
}

async function checkedWhise(config: WhiseConfig, site: SiteInfo): Promise<number> {
  const { languages } = site;
  const parts = { now: Date.now, languages: async () => languages };
  const { lines, isComplete } = await checkWhise(config, site, parts);
  const lacking = lackingCapabilities(WHISE_CAPABILITIES).map((line) => `The CRM: ${line}.`);
  process.stdout.write(`${[...lines, ...lacking].join('\n')}\n`);
  return isComplete ? 0 : 1;
}
