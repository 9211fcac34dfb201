import type { CSSProperties } from 'react';
import type { MailScheme } from './lead-mail.ts';

/** Class names by which the dark scheme replaces the colours of the inline styles. */
const DARK = {
  ground: (scheme: MailScheme) => `background-color:${scheme.ground}`,
  paper: (scheme: MailScheme) => `background-color:${scheme.paper}`,
  text: (scheme: MailScheme) => `color:${scheme.text}`,
  muted: (scheme: MailScheme) => `color:${scheme.muted}`,
  line: (scheme: MailScheme) => `border-color:${scheme.line}`,
  link: (scheme: MailScheme) => `color:${scheme.link}`,
  framed: (scheme: MailScheme) => `border-color:${scheme.link}`,
  filled: (scheme: MailScheme) => `background-color:${scheme.link}`,
  'on-link': (scheme: MailScheme) => `color:${scheme.onLink}`,
} as const;

/** A rule for each class; without effect in programs that keep inline styles only. */
export function darkRules(scheme: MailScheme): string {
  const rules = Object.entries(DARK).map(([name, rule]) => `.${name}{${rule(scheme)}!important}`);
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** On narrow screens the labels of the table are above their values. */
export const NARROW_RULES =
  '@media (max-width:480px){.cell{display:block!important;width:auto!important}' +
  '.label{border-bottom:0!important;padding-bottom:0!important}.value{padding-top:0!important}' +
  '.side{padding-left:20px!important;padding-right:20px!important}}';

const FONTS = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Inline styles: mail programs drop stylesheets, and many drop all but tables. */
export function mailStyles(scheme: MailScheme) {
  const text = { fontFamily: FONTS, fontSize: 16, lineHeight: '25px', color: scheme.text };
  const hairline = `1px solid ${scheme.line}`;
  const button = {
    ...text,
    display: 'inline-block',
    padding: '12px 24px',
    fontWeight: 700,
    textDecoration: 'none',
  };
  const cell = { ...text, padding: '10px 0', borderBottom: hairline, verticalAlign: 'top' };
  return {
    body: { margin: 0, padding: 0, backgroundColor: scheme.ground },
    preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
    outer: { backgroundColor: scheme.ground },
    column: { width: '100%', maxWidth: 600, backgroundColor: scheme.paper },
    head: { padding: '24px 32px', borderBottom: hairline },
    wordmark: { ...text, fontSize: 22, fontWeight: 700, textDecoration: 'none' },
    photo: { display: 'block', width: '100%', height: 'auto', border: 0 },
    part: { padding: '0 32px 28px' },
    first: { padding: '32px 32px 28px' },
    title: { ...text, margin: '14px 0 0', fontSize: 28, lineHeight: '33px', fontWeight: 700 },
    plate: { backgroundColor: scheme.link, borderRadius: 3, padding: 3 },
    inset: {
      fontFamily: FONTS,
      fontSize: 14,
      lineHeight: '18px',
      fontWeight: 700,
      letterSpacing: 1,
      color: scheme.onLink,
      border: `1px solid ${scheme.onLink}`,
      borderRadius: 2,
      padding: '3px 9px',
    },
    kind: { ...text, paddingLeft: 12, fontWeight: 700 },
    paragraph: { ...text, margin: '16px 0 0' },
    sentence: { ...text, margin: 0 },
    about: { ...text, margin: 0, fontSize: 18, fontWeight: 700 },
    price: { ...text, margin: '2px 0 0' },
    home: { padding: '16px 32px 32px' },
    news: { ...text, margin: '0 0 2px', fontSize: 14, lineHeight: '21px', fontWeight: 700 },
    aside: { ...text, margin: '6px 0 0', fontSize: 14, lineHeight: '21px' },
    quiet: { fontSize: 14, color: scheme.muted },
    heading: { ...text, margin: '0 0 6px', fontSize: 18, fontWeight: 700 },
    label: {
      ...cell,
      width: 170,
      paddingRight: 16,
      color: scheme.muted,
      textAlign: 'left',
      fontWeight: 400,
    },
    value: { ...cell, wordBreak: 'break-word', overflowWrap: 'anywhere' },
    link: { color: scheme.link },
    plain: { color: scheme.text, textDecoration: 'none' },
    filled: { backgroundColor: scheme.link, borderRadius: 3 },
    framed: { border: `1px solid ${scheme.link}`, borderRadius: 3 },
    button: { ...button, color: scheme.onLink },
    lineButton: { ...button, padding: '11px 23px', color: scheme.link },
    gap: { height: 10, lineHeight: '10px', fontSize: 1 },
    small: { ...text, margin: '0 0 6px', fontSize: 14, lineHeight: '21px', color: scheme.muted },
    foot: { padding: '20px 32px 28px', borderTop: hairline },
  } as const satisfies Record<string, CSSProperties>;
}

export type MailStyles = ReturnType<typeof mailStyles>;
