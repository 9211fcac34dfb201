/** Characters of a name that stands beside its price on one line of a desk in usual size. */
const USUAL_LENGTH = 27;

/**
 * The class of name and price of a home or project: smaller where they would need two lines.
 * @param before words that stand before the amount.
 */
export function summaryHeadClass(name: string, before = ''): string {
  const isLong = name.length + before.length > USUAL_LENGTH;
  return isLong ? 'summary-head summary-head-long' : 'summary-head';
}
