import { legalLines } from '../layout/legal-lines.ts';
import type { PageContext } from '../page-context.ts';
import type { MailColours, MailSite } from './lead-mail.ts';

type Context = Pick<PageContext, 't' | 'site' | 'locale' | 'origin'>;

/** The parts that every mail of an agency has in a language. */
export function mailSite(ctx: Context, colours: MailColours): MailSite {
  return { name: ctx.site.info.name, url: ctx.origin, colours, legal: legalLines(ctx) };
}
