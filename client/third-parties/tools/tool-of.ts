import type { AnalyticsParty } from '../../../views/domain/third-party/page-parties.ts';
import { GtagTool } from './gtag.ts';
import { MatomoTool } from './matomo.ts';
import { PageScriptTool } from './page-script.ts';
import { PlausibleTool } from './plausible.ts';
import type { AnalyticsTool } from './tool.ts';

/** The tool of a third party for analytics. */
export function toolOf(party: AnalyticsParty): AnalyticsTool {
  switch (party.kind) {
    case 'analytics':
    case 'gtag':
      return new GtagTool(party);
    case 'matomo':
      return new MatomoTool(party);
    case 'plausible':
      return new PlausibleTool(party);
    case 'page-script':
      return new PageScriptTool(party);
  }
}
