// Requests everything from the configured CRM once, and prints what was dropped and what is left to
// configure; the exit code is 1 if anything is: CRM=http CRM_URL=… npm run crm-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { readConfig } from '../config.ts';
import { CRM_ADAPTERS } from '../crm-adapters.ts';
import { crmAdvice } from '../services/crm/http/crm-advice.ts';
import { loadSite } from '../services/site/load-site.ts';
import { commandFailure } from './command-failure.ts';
import { crmReport } from './crm-report.ts';

/** A non-existent e-mail address (RFC 2606). */
const NOBODY = 'nobody@agency.invalid';

try {
  const config = readConfig();
  const { site } = await loadSite(config.siteDir, moduleSchemas);
  const { catalogue, leads, owners, check } = CRM_ADAPTERS[config.crm](config, { now: Date.now });
  // Requests one home, so that the report has the error of the first call.
  await catalogue.version();
  const homes = await catalogue.properties();
  // The second refresh requests changes only.
  await catalogue.version();
  const id = homes.items[0]?.id;
  // Undefined for a CRM that identifies owners by more than their homes.
  const byId = id === undefined ? undefined : await owners.homes({ id: 0, propertyIds: [id] });
  const { text, isComplete } = crmReport({
    homes,
    isFoundById: byId === undefined || byId.length > 0,
    projects: await catalogue.projects(),
    team: await catalogue.team(),
    emailCheck: await leads.knowsEnough(NOBODY).then(
      () => undefined,
      (error: unknown) => crmAdvice(error) ?? 'it failed',
    ),
    advice: (await check?.(id)) ?? [],
    documentFiles: await readdir(path.join(config.siteDir, 'documents')).catch(() => []),
    site: site.info,
  });
  process.stdout.write(text);
  process.exitCode = isComplete ? 0 : 1;
} catch (error) {
  process.stderr.write(`${crmAdvice(error) ?? commandFailure(error)}\n`);
  process.exitCode = 1;
}
