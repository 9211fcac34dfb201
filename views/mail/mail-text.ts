import type { Locale } from '../domain/locale.ts';
import { colon } from '../domain/text/colon.ts';
import type { MailSite } from './lead-mail.ts';
import { aboutName, type MailContent } from './mail-content.ts';
import type { ShownRow } from './mail-rows.ts';
import { linesOf } from './mail-words.ts';

/** The mail for programs that show text only: the same contents in the same order. */
export function mailText(content: MailContent, site: MailSite, locale: Locale): string {
  const { about, contact, button } = content;
  const blocks = [
    [site.name],
    underlined(content.title, '='),
    [`${content.kind} · ${content.reference}`],
    ...content.paragraphs.map((paragraph) => [paragraph]),
    about ? [aboutName(about), about.price ?? '', about.url === button.href ? '' : about.url] : [],
    content.rows.length === 0
      ? []
      : [
          ...underlined(content.tableTitle, '-'),
          ...content.rows.flatMap((row) => rowText(row, locale)),
        ],
    [`${button.text}${colon(locale)}`.trimEnd(), button.href],
    contact ? [contact.text, ...contact.links.map(({ text }) => text)] : [],
    // Mail programs recognize the signature by this line.
    ['-- ', ...content.foot],
  ];
  const texts = blocks.map((lines) => lines.filter((line) => line !== '').join('\n'));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

function underlined(title: string, sign: string): string[] {
  return [title, sign.repeat([...title].length)];
}

/** Further lines are indented, so that none looks like a row of the table. */
function rowText({ label, value }: ShownRow, locale: Locale): string[] {
  const lines = linesOf(value).filter((line) => line.trim() !== '');
  if (lines.length <= 1) return [`${label}${colon(locale)}${lines[0] ?? ''}`.trimEnd()];
  return [`${label}${colon(locale)}`.trimEnd(), ...lines.map((line) => `  ${line}`)];
}
