import type { AnalyticsParty } from '../../../views/domain/third-party/page-parties.ts';
import { GtagTool } from './gtag.ts';
import type { AnalyticsTool } from './tool.ts';

/** The tool of a third party that reads Google's commands; undefined of another kind. */
export function gtagOf(party: AnalyticsParty): AnalyticsTool | undefined {
  const isGtag = party.kind === 'analytics' || party.kind === 'gtag';
  return isGtag ? new GtagTool(party) : undefined;
}
