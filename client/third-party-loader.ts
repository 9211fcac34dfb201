import { analyticsWith } from './third-parties/analytics.ts';
import { gtagOf } from './third-parties/tools/gtag-of.ts';

// What loads third parties: fetched by client/third-parties.ts once something of theirs may load.
// Sites with another tool for analytics than Google's have client/third-party-tools.ts instead.
export const runAnalytics = analyticsWith(gtagOf);
export { openFrame } from './third-parties/party-frame.ts';
