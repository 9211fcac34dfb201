/** `à` or `de` before the name of a place that begins with an article. */
const BEFORE_ARTICLE = /(?<!\p{L})([àÀ]|[dD]e) (Les?) (?=\p{Lu})/gu;
const CONTRACTED: Readonly<Record<string, string>> = {
  'à le': 'au',
  'à les': 'aux',
  'de le': 'du',
  'de les': 'des',
};

/** A French text with `à Le Coq` as `au Coq`, and `de Les Bulles` as `des Bulles`. */
export function contractArticles(text: string): string {
  return text.replace(BEFORE_ARTICLE, (_whole, preposition: string, article: string) => {
    const contracted = CONTRACTED[`${preposition} ${article}`.toLowerCase()] ?? '';
    const isStart = preposition !== preposition.toLowerCase();
    return `${isStart ? contracted[0]!.toUpperCase() + contracted.slice(1) : contracted} `;
  });
}
