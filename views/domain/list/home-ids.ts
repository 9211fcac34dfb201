/**
 * Query parameter with the ids of homes: `homes=71001,71002`, and repeated as the checkboxes of a
 * form send it, `homes=71001&homes=71002`.
 */
export const HOMES_PARAMETER = 'homes';

/** Characters of the parameter's values that are read: some thousand ids, far more than pages show. */
const MAX_LENGTH = 32_768;

/** The ids of homes in a query string. */
export interface HomeIds {
  /** Positive integers in the order of the query string, each once. */
  ids: readonly number[];
  /** Whether there were further ids beyond the maximum. */
  hasMore: boolean;
  /** Whether something was no id. */
  hasInvalid: boolean;
}

/**
 * The first `max` different ids of the parameter `homes`. Whether there are such homes is for the
 * catalogue to say.
 */
export function readHomeIds(parameters: URLSearchParams, max: number): HomeIds {
  return readIds(parameters.getAll(HOMES_PARAMETER), max);
}

/** The same of the values of any parameter that holds ids. */
export function readIds(values: readonly string[], max: number): HomeIds {
  const text = values.join(',');
  const isCut = text.length > MAX_LENGTH;
  // The last part of a cut text may be half an id.
  const whole = isCut ? text.slice(0, text.lastIndexOf(',', MAX_LENGTH) + 1) : text;
  const parts = whole
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const valid = parts.filter(isId);
  const ids = [...new Set(valid.map(Number))];
  return {
    ids: ids.slice(0, max),
    hasMore: ids.length > max || isCut,
    hasInvalid: valid.length < parts.length,
  };
}

/** The value of the parameter for these ids. */
export function homesValue(ids: readonly number[]): string {
  return ids.join(',');
}

/** What a page of homes keeps of a query string when the visitor changes the language. */
export function homesQuery(parameters: URLSearchParams): URLSearchParams {
  const values = parameters.getAll(HOMES_PARAMETER);
  return new URLSearchParams(values.map((value) => [HOMES_PARAMETER, value]));
}

/** Ids of CRMs have at most ten digits; the leading zeros of another text are not one. */
function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
