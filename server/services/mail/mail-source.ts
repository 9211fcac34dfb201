import type { Site } from '../../../views/domain/site/site.ts';
import type { I18n } from '../../platform/i18n.ts';
import type { Renderer } from '../render/renderer.ts';

/** What mails are made from: the site that sends them, its texts and the renderer of their HTML. */
export interface MailSource {
  readonly site: Site;
  readonly i18n: I18n;
  readonly renderer: Pick<Renderer, 'renderMail'>;
  /** Origin without a trailing slash, for absolute URLs. */
  readonly origin: string;
}
