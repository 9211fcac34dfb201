import type { AnalyticsPartyOf } from '../../../views/domain/third-party/page-parties.ts';
import type { AnalyticsTool, ToolScript } from './tool.ts';

/** A script that is only loaded. The site has no words for it: it is sent nothing. */
export class PageScriptTool implements AnalyticsTool {
  readonly script: ToolScript;

  constructor({ script, attributes }: AnalyticsPartyOf<'page-script'>) {
    this.script = { src: script, attributes };
  }

  begin(): void {}

  send(): void {}
}
