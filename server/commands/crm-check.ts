// Requests everything from the configured CRM once, and prints what it answered, what was dropped and
// what is left to configure; the exit code is 1 if anything is: CRM=http CRM_URL=… npm run crm-check
//   npm run crm-check -- --owner <e-mail>
// walks an owner's pages instead; their password is read from standard input.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { type Config, readConfig } from '../config.ts';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import { MemoryCrmIds } from '../services/crm/memory-crm-ids.ts';
import { CRM_ADAPTERS } from '../crm-adapters.ts';
import { ALL_CAPABILITIES, lackingCapabilities } from '../services/crm/capabilities.ts';
import { crmAdvice } from '../services/crm/http/crm-advice.ts';
import { inquireOwner } from '../services/crm/http/inquiry/owner-inquiry.ts';
import { inquireHttp } from '../services/crm/http/inquiry/whole-inquiry.ts';
import type { HttpCrmConfig } from '../services/crm/http-crm-config.ts';
import { adviceOn } from '../services/crm/whise/whise-advice.ts';
import { checkWhise, WHISE_CAPABILITIES } from '../services/crm/whise/whise-crm.ts';
import type { WhiseConfig } from '../services/crm/whise-config.ts';
import { loadSite } from '../services/site/load-site.ts';
import { commandFailure, UsageError } from './command-failure.ts';
import { crmReport } from './crm-report.ts';
import { firstLine } from './first-line.ts';

/** What only people can see. */
const LOOK_AT = [
  'Look at the home above beside the CRM: address, price, texts, rooms, pictures and manager.',
  'No lead was sent: send one by a form of the site, and look at it in the CRM.',
  'No owner has signed in: npm run crm-check -- --owner E-MAIL walks the pages of one.',
];

try {
  process.exitCode = await checkedCrm(readConfig());
} catch (error) {
  process.stderr.write(`${adviceOn(error) ?? crmAdvice(error) ?? commandFailure(error)}\n`);
  process.exitCode = 1;
}

/** @returns the exit code. */
async function checkedCrm(config: Config): Promise<number> {
  const { owner } = parseArgs({ options: { owner: { type: 'string' } } }).values;
  if (owner !== undefined) return checkedOwner(config, owner);
  const { site } = await loadSite(config.siteDir, moduleSchemas);
  if (config.whise) return checkedWhise(config.whise, site.info);
  if (config.httpCrm) return checkedHttp(config.httpCrm, config.siteDir, site.info);
  return checkedFiles(config, site.info);
}

async function checkedHttp(http: HttpCrmConfig, siteDir: string, site: SiteInfo): Promise<number> {
  const { facts, ...inquiry } = await inquireHttp(http, Date.now);
  const documentFiles = await filesOf(siteDir);
  const { text, isComplete } = crmReport({ ...inquiry, documentFiles, site });
  const sample = inquiry.homes.items.find(({ status }) => status === 1) ?? inquiry.homes.items[0];
  const shown = sample
    ? [`A home as the site understands it: ${JSON.stringify(sample, undefined, 2)}`]
    : [];
  const can = { ...ALL_CAPABILITIES, views: http.options.reportViews };
  const lacking = lackingCapabilities(can).map((line) => `The CRM: ${line}.`);
  process.stdout.write(`${text}${[...facts, ...shown, ...lacking, ...LOOK_AT].join('\n')}\n`);
  return isComplete ? 0 : 1;
}

async function checkedOwner({ httpCrm }: Config, email: string): Promise<number> {
  if (!httpCrm) throw new UsageError('--owner is for CRM=http');
  const password = await firstLine('Password');
  const { lines, isComplete } = await inquireOwner(httpCrm, { email, password }, Date.now);
  process.stdout.write(`${lines.join('\n')}\n`);
  return isComplete ? 0 : 1;
}

async function checkedFiles(config: Config, site: SiteInfo): Promise<number> {
  const { capabilities, catalogue } = CRM_ADAPTERS[config.crm](config, {
    now: Date.now,
    ids: new MemoryCrmIds(),
  });
  const { text, isComplete } = crmReport({
    homes: await catalogue.properties(),
    isFoundById: true,
    projects: await catalogue.projects(),
    team: await catalogue.team(),
    emailCheck: undefined,
    advice: [],
    documentFiles: await filesOf(config.siteDir),
    site,
  });
  process.stdout.write(text);
  for (const line of lackingCapabilities(capabilities)) process.stdout.write(`The CRM: ${line}.\n`);
  return isComplete ? 0 : 1;
}

function filesOf(siteDir: string): Promise<string[]> {
  return readdir(path.join(siteDir, 'documents')).catch(() => []);
}

async function checkedWhise(config: WhiseConfig, site: SiteInfo): Promise<number> {
  const { languages } = site;
  const parts = { now: Date.now, languages: async () => languages };
  const { lines, isComplete } = await checkWhise(config, site, parts);
  const lacking = lackingCapabilities(WHISE_CAPABILITIES).map((line) => `The CRM: ${line}.`);
  process.stdout.write(`${[...lines, ...lacking].join('\n')}\n`);
  return isComplete ? 0 : 1;
}
