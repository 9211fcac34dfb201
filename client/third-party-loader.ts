// What loads third parties: fetched by client/third-parties.ts once something of theirs may load.
export { runAnalytics } from './third-parties/analytics.ts';
export { openFrame } from './third-parties/party-frame.ts';
