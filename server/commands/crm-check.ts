// Asks the configured CRM everything once, and says what was dropped and what is left to configure;
// the exit code is 1 when something is:
//   CRM=http CRM_URL=… npm run crm-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { readConfig } from '../config.ts';
import { CRM_ADAPTERS } from '../crm/adapters.ts';
import { crmAdvice } from '../crm/http/crm-advice.ts';
import { loadSite } from '../site/load-site.ts';
import { commandFailure } from './command-failure.ts';
import { crmReport } from './crm-report.ts';

/** An address that nobody has (RFC 2606). */
const NOBODY = 'nobody@agency.invalid';

try {
  const config = readConfig();
  const { site } = await loadSite(config.siteDir, moduleSchemas);
  const { catalogue, leads, owners, check } = CRM_ADAPTERS[config.crm](config, { now: Date.now });
  // Asks for one home, so that what is said is why the first call failed.
  await catalogue.version();
  const homes = await catalogue.properties();
  // Now it asks for what has changed since.
  await catalogue.version();
  const id = homes.items[0]?.id;
  // Undefined of a CRM that knows its owners by more than their homes.
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
