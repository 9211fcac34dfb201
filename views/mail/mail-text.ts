import type { Locale } from '../domain/locale.ts';
import { colon } from '../domain/text/colon.ts';
import type { MailSite } from './lead-mail.ts';
import { aboutName, type MailContent, type MailHome, type MailLink } from './mail-content.ts';
import type { ShownRow } from './mail-rows.ts';
import { linesOf } from './mail-words.ts';

/** The mail for programs that show text only: the same contents in the same order. */
export function mailText(content: MailContent, site: MailSite, locale: Locale): string {
  const { about, aboutLines = [], homes = [], footLinks = [] } = content;
  const { contact, buttons, isAboutFirst } = content;
  const ofAbout = about
    ? [aboutName(about), ...aboutLines, about.price ?? '', isLinked(content) ? '' : about.url]
    : [];
  const blocks = [
    [site.name],
    underlined(content.title, '='),
    [`${content.kind} · ${content.reference}`],
    ...content.paragraphs.map((paragraph) => [paragraph]),
    isAboutFirst ? ofAbout : [],
    ...homes.map((home) => homeText(home, locale)),
    ...buttons.map((button) => linkText(button, locale)),
    content.rows.length === 0
      ? []
      : [
          ...underlined(content.tableTitle, '-'),
          ...content.rows.flatMap((row) => rowText(row, locale)),
        ],
    isAboutFirst ? [] : ofAbout,
    contact ? [contact.text, ...contact.links.map(({ text }) => text)] : [],
    // Mail programs recognize the signature by this line.
    ['-- ', ...footLinks.flatMap((link) => linkText(link, locale)), ...content.foot],
  ];
  const texts = blocks.map((lines) => lines.filter((line) => line !== '').join('\n'));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

function homeText({ about, news, hide }: MailHome, locale: Locale): string[] {
  const shown = [...news, aboutName(about), about.price ?? '', about.url];
  return hide ? [...shown, ...linkText(hide, locale)] : shown;
}

function linkText({ text, href }: MailLink, locale: Locale): string[] {
  return [`${text}${colon(locale)}`.trimEnd(), href];
}

/** Whether a button opens what the mail is about. */
function isLinked({ about, buttons }: MailContent): boolean {
  return buttons.some(({ href }) => href === about?.url);
}

function underlined(title: string, sign: string): string[] {
  return [title, sign.repeat([...title].length)];
}

/** Further lines are indented, so that none looks like a row of the table. */
function rowText({ label, value, href = '' }: ShownRow, locale: Locale): string[] {
  if (href.startsWith('http')) return [`${value}${colon(locale)}${href}`];
  const lines = linesOf(value).filter((line) => line.trim() !== '');
  if (lines.length <= 1) return [`${label}${colon(locale)}${lines[0] ?? ''}`.trimEnd()];
  return [`${label}${colon(locale)}`.trimEnd(), ...lines.map((line) => `  ${line}`)];
}
