import { Parser } from 'htmlparser2';

/** Elements that run code, embed documents or move. */
const REFUSED =
  'script foreignobject iframe embed object audio video handler listener set animate animatemotion animatetransform animatecolor'.split(
    ' ',
  );
const REFERENCES = ['href', 'src'];
/** A picture inside the file itself. */
const EMBEDDED = /^data:image\/(png|jpeg|webp|gif);base64,/i;
/** What `url(…)` refers to, without quotes. */
const CSS_URL = /url\(\s*["']?\s*([^"')]*)/gi;

/** Why an SVG is not served, and in which line that is. */
export interface SvgFault {
  line: number;
  reason: string;
}

/**
 * The first reason not to serve an SVG: scripts, embedded documents, motion, references to anything
 * outside the file. A browser runs and fetches none of it for an `<img>`, but does where the file is
 * opened alone. Undefined for a file without one.
 */
export function svgFault(text: string): SvgFault | undefined {
  let reason: string | undefined;
  let at = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => note(elementFault(name, attributes)),
      onprocessinginstruction: (name, data) => note(instructionFault(name, data)),
      ontext: (data) => note(isInStyle() ? styleFault(data) : undefined),
      oncdatastart: () => undefined,
      onclosetag: () => open.pop(),
      onopentagname: (name) => open.push(localName(name)),
    },
    { xmlMode: true },
  );
  const open: string[] = [];
  const isInStyle = () => open.at(-1) === 'style';
  function note(found: string | undefined): void {
    if (reason !== undefined || found === undefined) return;
    reason = found;
    at = parser.startIndex;
  }
  parser.end(text);
  return reason === undefined ? undefined : { line: lineAt(text, at), reason };
}

function elementFault(
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  if (REFUSED.includes(localName(name))) return `has <${name}>; save it without`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const fault = attributeFault(localName(attribute), value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function attributeFault(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return `has the script "${name}"; save it without`;
  if (REFERENCES.includes(name)) return isInside(value) ? undefined : outside(value);
  return styleFault(value);
}

/** An escaped character could hide a reference. */
function styleFault(css: string): string | undefined {
  if (/\\/.test(css)) return 'has a backslash in its styles; save it without';
  if (/@import/i.test(css)) return 'imports a style sheet; save it without';
  for (const [, url = ''] of css.matchAll(CSS_URL)) if (!isInside(url)) return outside(url);
  return undefined;
}

function instructionFault(name: string, data: string): string | undefined {
  if (/^\?xml-stylesheet$/i.test(name)) return 'names a style sheet; save it without';
  return /^!doctype/i.test(name) && data.includes('[')
    ? 'defines entities; save it without a document type'
    : undefined;
}

function isInside(url: string): boolean {
  return /^\s*#/.test(url) || EMBEDDED.test(url.trim());
}

function outside(url: string): string {
  const shown = url.length > 60 ? `${url.slice(0, 60)}…` : url;
  return `refers to "${shown}"; everything it shows must be in the file itself`;
}

/** Without a namespace's prefix: `svg:script` is a script. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
