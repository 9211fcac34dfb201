// Serves the stand-ins for the third parties of the site, until it is stopped:
//   npm run stand-ins
import { loadSite } from '../services/site/load-site.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { readConfig } from '../config.ts';
import { serveStandIns, standInPorts } from '../stand-ins/serve-stand-ins.ts';
import { commandFailure } from './command-failure.ts';

try {
  const { site } = await loadSite(readConfig().siteDir, moduleSchemas);
  const ports = standInPorts(site.info.thirdParties);
  if (ports.length === 0) process.stdout.write('No third party of this site is on loopback.\n');
  for (const port of ports) {
    const server = await serveStandIns(port, Date.now);
    const url = `http://127.0.0.1:${port}/`;
    process.stdout.write(server ? `Stand-ins at ${url}\n` : `Port ${port} is taken.\n`);
    if (!server) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
