import type { Locale } from '../../../views/domain/locale.ts';
import type { ListItem } from '../../../views/domain/list/list-item.ts';
import { type Language, languageSchema } from '../../../views/domain/text/multilingual.ts';
import { forEachInSteps, type Steps } from '../../platform/concurrency/in-slices.ts';
import type { CatalogueData } from './snapshot.ts';

/** Items per step: each has some dozens of texts. */
const STEP = 50;

type Values = Readonly<Record<string, unknown>>;

/**
 * The data with the texts of `before` in languages that it lacks, so that pages and URLs of these
 * languages stay. An item whose address or price is no longer published gets none: they may name it.
 */
export function* withRetainedTexts<Data extends CatalogueData>(
  data: Data,
  before: CatalogueData,
  languages: readonly Locale[],
): Steps<Data> {
  const homes = yield* kept(data.homes, before.homes, languages);
  const projects = yield* kept(data.projects, before.projects, languages);
  const team = yield* kept(data.team, before.team, languages);
  return { ...data, homes, projects, team };
}

function* kept<Item extends { id: number }>(
  items: readonly Item[],
  before: readonly Item[],
  languages: readonly Locale[],
): Steps<Item[]> {
  const byId = new Map(before.map((item) => [item.id, item]));
  const result: Item[] = [];
  yield* forEachInSteps(items.length, STEP, (index) => {
    const item = items[index]!;
    const known = byId.get(item.id);
    const isKept = known !== undefined && !isHiddenSince(known, item);
    result.push(isKept ? (filled(item, known, languages) as Item) : item);
  });
  return result;
}

function isHiddenSince(before: object, item: object): boolean {
  const flags = ['publishAddress', 'publishPrice'] satisfies (keyof Extract<
    ListItem,
    { publishPrice: unknown }
  >)[];
  const [was, is] = [before as Values, item as Values];
  return flags.some((flag) => was[flag] === true && is[flag] !== true);
}

/** The value with the texts of `before`, at any depth. */
function filled(value: unknown, before: unknown, languages: readonly Locale[]): unknown {
  if (Array.isArray(value)) {
    if (!Array.isArray(before)) return value;
    const known = new Map(before.map((entry, index) => [nameOf(entry, index), entry as unknown]));
    return value.map((entry, index) => filled(entry, known.get(nameOf(entry, index)), languages));
  }
  if (!isValues(value) || !isValues(before)) return value;
  if (isMultilingual(before)) return withTexts(value, before, languages);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, filled(one, before[name], languages)]),
  );
}

/** In the order of `before`, as equal content must be equal text. */
function withTexts(value: Values, before: Values, languages: readonly Locale[]): Values {
  const lacking = languages.filter((locale) => spellings(locale).every((key) => !(key in value)));
  const keys = Object.keys(before).filter(
    (key) => key in value || lacking.some((locale) => spellings(locale).some((one) => one === key)),
  );
  const texts = Object.fromEntries(keys.map((key) => [key, value[key] ?? before[key]]));
  return { ...texts, ...value };
}

function spellings(locale: Locale): Language[] {
  return [locale, locale.toUpperCase() as Uppercase<Locale>];
}

/** What names an entry of a list in two answers. */
function nameOf(entry: unknown, index: number): unknown {
  const { id, source, fileName } = isValues(entry) ? entry : {};
  return id ?? source ?? fileName ?? index;
}

function isMultilingual(value: Values): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languageSchema.safeParse(key).success);
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
