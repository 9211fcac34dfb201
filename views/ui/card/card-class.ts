/** Classes of a card (card.css). */
export function cardClass({ isSold, isLarge }: { isSold: boolean; isLarge: boolean }): string {
  return ['card', isSold && 'card-sold', isLarge && 'card-large'].filter(Boolean).join(' ');
}
