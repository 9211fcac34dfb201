import path from 'node:path';
import { createStandIns } from '../../server/stand-ins/stand-ins.ts';
import { AgencyCopy } from './agency-copy.ts';
import { listening } from './listening.ts';
import { type LiveSite, liveSite } from './live-site.ts';
import { NOON } from './site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
/** Where the demo's data expects its stand-ins. */
const DEMO_STAND_INS = 'http://127.0.0.1:3901';

/** A third party as `site.json` has it. */
export interface PartyData {
  id: string;
  category: string;
  script: string;
  timeout?: number;
}

export interface StandInSite extends LiveSite {
  /** Origin of the stand-ins. */
  standIns: string;
  /** The URL paths that the stand-ins were asked for, by any page. */
  asked: string[];
  /** The events that the stand-in for analytics was sent. */
  seen: ReturnType<typeof createStandIns>['seen'];
}

/**
 * The demo agency's site with stand-ins of its own.
 * @param change edits a third party of `site.json` in place.
 * @param tools what is there instead of the demo's loader, given the origin of the stand-ins.
 */
export async function standInSite(
  change: (party: PartyData) => void = () => {},
  tools?: (standIns: string) => object[],
): Promise<StandInSite> {
  const { app, seen } = createStandIns(() => NOON);
  const asked: string[] = [];
  const server = await listening((req, res) => {
    asked.push(req.url ?? '');
    app(req, res);
  });
  const standIns = `http://127.0.0.1:${server.port}`;
  const agency = new AgencyCopy(DEMO);
  agency.edit<{ thirdParties: PartyData[] }>('site.json', ({ thirdParties }) => {
    for (const party of thirdParties) {
      party.script = party.script.replace(DEMO_STAND_INS, standIns);
      change(party);
    }
    if (!tools) return;
    const loader = thirdParties.findIndex(({ id }) => id === 'analytics');
    thirdParties.splice(loader, 1, ...(tools(standIns) as PartyData[]));
  });
  const site = await liveSite({ env: { SITE_DIR: agency.dir } });
  return {
    ...site,
    standIns,
    asked,
    seen,
    close: async () => {
      await site.close();
      await server.close();
    },
  };
}

/**
 * Opens sites for the tests of one `describe`; to be called inside it. They are closed after the
 * last test.
 */
export function useStandInSites(): typeof standInSite {
  const sites: StandInSite[] = [];
  after(() => Promise.all(sites.map((one) => one.close())));
  return async (change, tools) => {
    const opened = await standInSite(change, tools);
    sites.push(opened);
    return opened;
  };
}
