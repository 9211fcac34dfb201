import { LOCALES } from '../../../views/domain/locale.ts';
import { parseConfig } from '../../../server/config.ts';
import { MemoryCrmIds } from '../../../server/services/crm/memory-crm-ids.ts';
import { CRM_ADAPTERS } from '../../../server/crm-adapters.ts';
import { siteApp, temporaryDir } from '../../support/site-app.ts';
import type { Figure } from '../figures.ts';
import { agencyWithPictures, SILENT } from '../pictured-homes.ts';
import { stall } from '../stall-probe.ts';
import { crmEnv, startEmulators } from './emulators.ts';

const HOMES = 10_000;
const MORE = 100;
/** Bounds of the time that they take, in seconds, and of the calls for all and for those that came. */
const MAX_SECONDS = 60;
/**
 * Pages of 50 in four languages, whose fields are asked for in two parts, are 1,600 calls; one call
 * a home would be 40,000.
 */
const MAX_CALLS_FOR_ALL = 1700;
const MAX_CALLS = 40;

/**
 * How a site takes many homes from a CRM behind HTTP, in four languages, and then some that came: the
 * time, the longest stall of the event loop, the calls.
 */
export async function loadingFigures(): Promise<Figure[]> {
  const emulators = startEmulators();
  try {
    const env = {
      DATA_DIR: temporaryDir(),
      SITE_DIR: agencyWithPictures(),
      LOG_LEVEL: 'silent',
      ...crmEnv(await emulators.start('nothing')),
    };
    // Refused until the site is there, so that its own start is not measured.
    await emulators.order({ do: 'fill', crm: 0, homes: HOMES, hoursAgo: 1 });
    await emulators.order({ do: 'fault', crm: 0, fault: 'refusing' });
    const crm = CRM_ADAPTERS.http(parseConfig(env), {
      now: Date.now,
      ids: new MemoryCrmIds(),
    }).catalogue;
    const { parts } = await siteApp({ env, crm, reach: SILENT });
    const { catalogue } = parts.source;
    await catalogue.idle();
    const take = async (homes: number, name: string, most: number): Promise<Figure[]> => {
      await emulators.order({ do: 'count', crm: 0 });
      const started = performance.now();
      const longest = await stall(name, () => catalogue.refresh());
      const seconds = (performance.now() - started) / 1000;
      const whole = catalogue.data.homes.filter(({ description }) =>
        LOCALES.every((one) => description[one]),
      );
      if (whole.length !== homes) throw new Error(`${whole.length} of ${homes} homes came whole`);
      const calls = await emulators.order({ do: 'count', crm: 0 });
      return [
        longest,
        { name: `${name}: seconds`, value: seconds, unit: '', most: MAX_SECONDS },
        { name: `${name}: calls of the CRM`, value: calls, unit: '', most },
      ];
    };
    await emulators.order({ do: 'fault', crm: 0, fault: 'none' });
    const all = await take(HOMES, `${HOMES} homes`, MAX_CALLS_FOR_ALL);
    await emulators.order({ do: 'fill', crm: 0, homes: HOMES + MORE, hoursAgo: 0 });
    const more = await take(HOMES + MORE, `${MORE} homes more`, MAX_CALLS);
    return [...all, ...more];
  } finally {
    emulators.stop();
  }
}
