import type { TFunction } from 'i18next';
import type { Locale } from '../../../views/domain/locale.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * The error page for when pages cannot be rendered: no component, no stylesheet, no script; the
 * agency's name, the error, and the phone number.
 */
export function plainErrorPage(info: SiteInfo, t: TFunction, locale: Locale): string {
  const phone = escape(info.phone);
  const title = escape(t('error.serverTitle'));
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<p>${escape(info.name)}</p>
<h1>${title}</h1>
<p>${escape(t('error.serverText'))} <a href="tel:${phone}">${phone}</a></p>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}
