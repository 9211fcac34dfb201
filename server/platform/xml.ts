const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * One XML element. `content` is text, which is escaped, or elements made by this function.
 * Characters that XML 1.0 does not allow are dropped.
 */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[],
): string {
  const open = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  const tag = name + open.join('');
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${name}>`;
}

/** A whole document, from its root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
