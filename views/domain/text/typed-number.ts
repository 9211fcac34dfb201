/** A number as visitors type it, without its unit: of `€ 250`, `1.750,-`, `1750 EUR`, `120 m²`. */
export function withoutUnit(text: string): string {
  return text
    .trim()
    .replace(/^(?:€|euro?)|(?:€|euros?|eur|m[²2])$/gi, '')
    .trim()
    .replace(/[.,][-\u2010-\u2015\u2212]{1,2}$/, '')
    .trim();
}

/** The digits of a number in thousands, `250k` or `1,5 k`; undefined for any other. */
export function thousandsIn(text: string): string | undefined {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,3}))?\s?k$/i.exec(text) ?? [];
  return whole === undefined ? undefined : whole + part.padEnd(3, '0');
}
