import type { Multilingual } from '../../domain/text/multilingual.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { SharedContext } from '../../page-context.ts';

/** A text of the CRM among others: in an element of its own if it is in another language. */
export function Shown({ ctx, of }: { ctx: SharedContext; of: Multilingual | undefined }) {
  const { text, lang } = shownText(of, ctx);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
