// Loads the agencies that the product brings along, as a server does: a mistake in one of their
// files would fail the start.
import path from 'node:path';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { ROOT } from '../build/paths.ts';
import { loadSite } from '../services/site/load-site.ts';
import { SiteError } from '../services/site/site-error.ts';

const AGENCIES = [
  'server/demo',
  'server/new-site',
  'test/agencies/duinhuis',
  'test/agencies/lambert',
  'test/agencies/oosterschaduw',
];

for (const folder of AGENCIES) {
  try {
    await loadSite(path.join(ROOT, folder), moduleSchemas);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`${folder}:\n${error.message}\n`);
    process.exitCode = 1;
  }
}
