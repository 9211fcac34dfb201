// Lists what is wrong with an agency's folder and what its writer may not have meant; the exit code
// is 1 when something is wrong:
//   npm run check-site
//   npm run check-site -- /srv/agency
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { folderCrm } from '../crm-adapters.ts';
import { commandFailure, UsageError } from './command-failure.ts';
import { ROOT } from '../platform/root.ts';
import { checkFolder } from '../services/site-check/check-folder.ts';
import { readProductData } from '../services/site-check/product-data.ts';
import { siteReport } from './site-report.ts';

const USAGE = "npm run check-site -- <an agency's folder; SITE_DIR without one>";

const [folder, ...rest] = process.argv.slice(2);
try {
  if (folder?.startsWith('-') || rest.length > 0) throw new UsageError(USAGE);
  const config = readConfig();
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const given = folder && path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const siteDir = given ?? config.siteDir;
  const now = Date.now();
  const crm = folderCrm({ ...config, siteDir }, () => now);
  const fonts = await readdir(path.join(ROOT, 'public/fonts'));
  const product = await readProductData(path.join(ROOT, 'public/data'), fonts);
  const findings = await checkFolder({ dir: siteDir, crm, now, product });
  process.stdout.write(siteReport(siteDir, findings));
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
