import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { Languages } from '../../views/domain/site/languages.ts';
import { templateSchema } from '../../views/domain/site/site-template.ts';

const USAGE =
  'npm run new-site -- <folder that is empty or not there> [--languages nl,fr] [--template gevel]';

type Template = (typeof TEMPLATES)[number];
const TEMPLATES = templateSchema.options;

export interface NewSiteOptions {
  /** As it was written. */
  folder: string;
  /** The first is the default of the site. */
  languages: Languages;
  template: Template;
}

/** The options, with a value of each. */
const EXAMPLES = { languages: 'nl,fr', template: 'gevel' } as const;
type OptionName = keyof typeof EXAMPLES;

/** The options of `npm run new-site`, or everything that is wrong with them, a line each. */
export function newSiteOptions(
  args: readonly string[],
): { options: NewSiteOptions } | { faults: readonly string[] } {
  const faults: string[] = [];
  const folders: string[] = [];
  const values = new Map<OptionName, string>();
  for (const [arg, value] of paired(args)) {
    const name = /^--([^=]*)/.exec(arg)?.[1];
    if (name === undefined && !arg.startsWith('-')) folders.push(arg);
    else if (name !== 'languages' && name !== 'template') {
      faults.push(`${arg}: there is no such option; there are --languages and --template`);
    } else if (values.has(name)) faults.push(`--${name} stands twice`);
    else if (value === undefined || value === '') {
      faults.push(`--${name}: its value is missing, such as ${EXAMPLES[name]}`);
    } else values.set(name, value);
  }
  const [folder = '', ...others] = folders;
  if (folder === '') faults.push(`the folder is missing: ${USAGE}`);
  faults.push(...others.map((other) => `${other}: only one folder can be written`));
  const languages = (values.get('languages') ?? LOCALES.join()).split(',');
  faults.push(...languageFaults(languages));
  const template = TEMPLATES.find((one) => one === (values.get('template') ?? TEMPLATES[0]));
  if (template === undefined) {
    faults.push(`--template: "${values.get('template')}" is none of ${TEMPLATES.join(', ')}`);
  }
  if (faults.length > 0 || template === undefined) return { faults };
  return { options: { folder, languages: languages as unknown as Languages, template } };
}

/** Each argument, with its value if it is an option: `--name value` or `--name=value`. */
function paired(args: readonly string[]): [arg: string, value: string | undefined][] {
  const found: [string, string | undefined][] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const next = args[at + 1];
    const written = /^--[^=]*=([\s\S]*)$/.exec(arg)?.[1];
    const takesNext =
      Object.keys(EXAMPLES).includes(arg.slice(2)) && arg.startsWith('--') && next !== undefined;
    if (written === undefined && takesNext && !next.startsWith('--')) {
      found.push([arg, next]);
      at++;
    } else found.push([arg, written]);
  }
  return found;
}

function languageFaults(languages: readonly string[]): string[] {
  const isKnown = (code: string): code is Locale => LOCALES.some((locale) => locale === code);
  return [
    ...languages
      .filter((code) => !isKnown(code))
      .map((code) => `--languages: "${code}" is none of ${LOCALES.join(', ')}`),
    ...languages
      .filter((code, at) => isKnown(code) && languages.indexOf(code) < at)
      .map((code) => `--languages: "${code}" stands twice`),
  ];
}
