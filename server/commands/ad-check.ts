// Lists, for every home of the configured agency, what the advertising rules of its region still
// miss; the exit code is 1 when something does:
//   npm run ad-check
//   SITE_DIR=/srv/agency npm run ad-check
import { parseDate } from '../../views/domain/format/date.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { readConfig } from '../config.ts';
import { MemoryCrmIds } from '../services/crm/memory-crm-ids.ts';
import { CRM_ADAPTERS } from '../crm-adapters.ts';
import { loadSite } from '../services/site/load-site.ts';
import { commandFailure } from './command-failure.ts';
import { adReport } from './ad-report.ts';

try {
  const config = readConfig();
  const { site } = await loadSite(config.siteDir, moduleSchemas);
  const { items, dropped } = await CRM_ADAPTERS[config.crm](config, {
    now: Date.now,
    ids: new MemoryCrmIds(),
  }).catalogue.properties();
  const { text, isComplete } = adReport({
    agency: site.info.name,
    homes: items,
    dropped,
    ignoredLabels: site.info.ignoredLabels,
    on: parseDate(`/Date(${Date.now()})/`) ?? '',
  });
  process.stdout.write(text);
  process.exitCode = isComplete ? 0 : 1;
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
