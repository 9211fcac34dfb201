import { analyticsWith } from './third-parties/analytics.ts';
import { toolOf } from './third-parties/tools/tool-of.ts';

// As client/third-party-loader.ts, with every tool for analytics.
export const runAnalytics = analyticsWith(toolOf);
export { openFrame } from './third-parties/party-frame.ts';
