import type { History } from '../../../../../views/domain/owner/history.ts';
import type { HttpCrmConfig } from '../../http-crm-config.ts';
import { crmAdvice } from '../crm-advice.ts';
import { CrmTables } from '../crm-tables.ts';
import { HttpOwners } from '../http-owners.ts';
import { RecordedCalls } from './recorded-calls.ts';

/** The report of an owner's pages. */
export interface OwnerReport {
  lines: string[];
  /** Whether the owner signed in and every part was there. */
  isComplete: boolean;
}

interface Person {
  email: string;
  password: string;
}

/** Sections of a history by what they are called. */
const PARTS: readonly (readonly [string, (history: History) => number])[] = [
  ['visits by source', ({ visitStatistics }) => visitStatistics.length],
  [
    'sources in the graph',
    ({ allPropertyTypesStatisticsGraph: { details = [] } }) => details.length,
  ],
  ['appointments', ({ calendarHistories }) => calendarHistories.length],
  ['publications', ({ mediaOnlineHistories }) => mediaOnlineHistories.length],
  ['messages', ({ automaticHistories }) => automaticHistories.length],
  ['documents', ({ documents }) => documents.length],
];

const LOOK =
  'Look at the CRM: are these all of the homes and nobody else’s, and are the numbers of each part right?';

/**
 * Walks the pages of an owner: sign-in, homes, every part of each history, documents.
 * @param now milliseconds since 1970.
 */
export async function inquireOwner(
  config: HttpCrmConfig,
  { email, password }: Person,
  now: () => number,
): Promise<OwnerReport> {
  const calls = new RecordedCalls(config, now);
  const tables = new CrmTables(calls, config, now);
  const owners = new HttpOwners(calls, config, { tables, now, team: () => [] });
  const lines: string[] = [];
  const faults: string[] = [];
  const attempt = async <T>(what: string, ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch (error) {
      const advice = crmAdvice(error);
      if (advice === undefined) throw error;
      faults.push(`${what}: ${advice}`);
      return undefined;
    }
  };
  try {
    const signedIn = await attempt('Signing in', async () => {
      const owner = await owners.signIn(email, password, 'nl');
      if (!owner) faults.push('Signing in: the CRM knows no owner with this e-mail and password.');
      return owner;
    });
    if (signedIn) {
      const { propertyIds } = signedIn;
      lines.push(`Signed in as person ${signedIn.id}, with ${propertyIds.length} homes.`);
      const homes = (await attempt('Homes', () => owners.homes(signedIn))) ?? [];
      const missing = propertyIds.filter((id) => !homes.some((home) => home.id === id));
      if (missing.length > 0) faults.push(`Homes that are not found: ${missing.join(', ')}.`);
      for (const home of homes) {
        lines.push(
          `Home ${home.id}: ${home.street} ${home.houseNumber}, ${home.zip} ${home.city}.`,
        );
        const history = await attempt(`History of ${home.id}`, () =>
          owners.history(signedIn, home.id),
        );
        if (!history) continue;
        lines.push(`  ${PARTS.map(([name, of]) => `${of(history)} ${name}`).join(', ')}.`);
        const { fault } = history.allPropertyTypesStatisticsGraph;
        const lacking = [...(history.faults ?? []), ...(fault === undefined ? [] : [fault])];
        faults.push(...lacking.map((one) => `History of ${home.id}: ${one}.`));
        for (const { fileName } of history.documents) {
          const document = await attempt(`Document ${fileName}`, () =>
            owners.document(signedIn, home.id, fileName),
          );
          document?.content.destroy();
          const size = document?.size === undefined ? '' : `, ${document.size} bytes`;
          lines.push(
            `  Document ${fileName}: ${document ? `can be opened${size}` : 'is not there'}.`,
          );
          if (!document) faults.push(`Document ${fileName} of home ${home.id} cannot be opened.`);
        }
      }
      lines.push(LOOK);
    }
    return { lines: [...faults, ...lines, ...calls.lines()], isComplete: faults.length === 0 };
  } finally {
    await calls.destroy();
  }
}
