import { type FileKind, KIND_FACTS } from './file-kind.ts';

/** Characters of a name without its extension. */
const MAX_NAME = 80;
/** What no file system takes in a name, or what hides the rest of it. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029<>:"/\\|?*]/gu;
/** The name of a device of Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** The name of a file without one. */
const NAMELESS = 'document';

/**
 * The name under which the agency saves a file: what the owner's computer called it, without
 * folders, control and formatting characters, and with the extension of what it is.
 */
export function savedName(typed: string, kind: FileKind): string {
  const base = typed.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/u, '')
    .replace(UNFIT, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const short = [...stem].slice(0, MAX_NAME).join('').trim();
  const name = short === '' || DEVICE.test(short.split('.')[0] ?? '') ? NAMELESS : short;
  return `${name}.${KIND_FACTS[kind].extension}`;
}
