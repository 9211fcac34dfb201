/** The first of the texts that is an amount, limited to `max`; undefined if there is none. */
export function inWholeNumber(texts: readonly string[], max: number): number | undefined {
  return texts.map((text) => amountIn(text, max)).find((amount) => amount !== undefined);
}

/**
 * Parses an amount as visitors type it: `250000`, `250.000`, `€ 250 000,00`, `1.200 m²`, `250k`,
 * `1,5 k`. Undefined for anything else and for 0.
 */
export function amountIn(text: string, max: number): number | undefined {
  const plain = text.replace(/[€\s]/g, '').replace(/m[²2]$/i, '');
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,3}))?k$/i.exec(plain) ?? [];
  if (whole !== undefined) return Math.min(Number(whole + part.padEnd(3, '0')), max) || undefined;
  const bare = plain.replace(/[.,]\d{1,2}$/, '');
  const digits = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  if (!/^\d+$/.test(digits)) return undefined;
  return Math.min(Number(digits), max) || undefined;
}
