import type { AnalyticsParty } from '../../../views/domain/third-party/page-parties.ts';
import { gtagOf } from './gtag-of.ts';
import { MatomoTool } from './matomo.ts';
import { PageScriptTool } from './page-script.ts';
import { PlausibleTool } from './plausible.ts';
import type { AnalyticsTool } from './tool.ts';

/** The tool of a third party for analytics, whatever its kind. */
export function toolOf(party: AnalyticsParty): AnalyticsTool | undefined {
  switch (party.kind) {
    case 'matomo':
      return new MatomoTool(party);
    case 'plausible':
      return new PlausibleTool(party);
    case 'page-script':
      return new PageScriptTool(party);
    default:
      return gtagOf(party);
  }
}
