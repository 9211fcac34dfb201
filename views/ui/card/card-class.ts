interface State {
  isSold: boolean;
  /** It has a price line. */
  isPriced: boolean;
  isLarge: boolean;
}

/** Classes of a card (card.css). */
export function cardClass({ isSold, isPriced, isLarge }: State): string {
  const names = [isSold && 'card-sold', !isPriced && 'card-unpriced', isLarge && 'card-large'];
  return ['card', ...names].filter(Boolean).join(' ');
}
