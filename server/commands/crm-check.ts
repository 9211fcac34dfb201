// Asks the configured CRM everything once, and says what was dropped and what is left to configure;
// the exit code is 1 when something is:
//   CRM=http CRM_URL=… npm run crm-check
import { readConfig } from '../config.ts';
import { CRM_ADAPTERS } from '../crm/adapters.ts';
import { startFailure } from '../errors.ts';
import { crmReport } from './crm-report.ts';

/** An address that nobody has (RFC 2606). */
const NOBODY = 'nobody@agency.invalid';

try {
  const config = readConfig();
  const { catalogue, leads } = CRM_ADAPTERS[config.crm](config, { now: Date.now });
  const homes = await catalogue.properties();
  const { text, isComplete } = crmReport({
    homes,
    projects: await catalogue.projects(),
    team: await catalogue.team(),
    hasEmailCheck: await leads.knowsEnough(NOBODY).then(
      () => true,
      () => false,
    ),
  });
  process.stdout.write(text);
  process.exitCode = isComplete ? 0 : 1;
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
}
