/** The first of the texts that is an amount, at most `most`; undefined when there is none. */
export function inWholeNumber(texts: readonly string[], most: number): number | undefined {
  return texts.map((text) => amountIn(text, most)).find((amount) => amount !== undefined);
}

/**
 * As a visitor may type it: `250000`, `250.000`, `€ 250 000,00`, `1.200 m²`. Nothing and 0 are no
 * amount.
 */
function amountIn(text: string, most: number): number | undefined {
  const plain = text.replace(/[€\s]/g, '').replace(/m[²2]$/i, '');
  const bare = plain.replace(/[.,]\d{1,2}$/, '');
  const digits = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  if (!/^\d+$/.test(digits)) return undefined;
  return Math.min(Number(digits), most) || undefined;
}
