/** The categories of consent (spec section 9); the first is necessary and always granted. */
export const CATEGORIES = [
  'necessary',
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const;
export type Category = (typeof CATEGORIES)[number];
export type OptionalCategory = Exclude<Category, 'necessary'>;

/** The categories that a visitor decides on. */
export const OPTIONAL_CATEGORIES = CATEGORIES.slice(1) as readonly OptionalCategory[];

/** What a visitor decided: the optional categories that are granted. */
export type Consent = ReadonlySet<OptionalCategory>;

/** Whether a category is granted; `undefined` stands for a visitor who has not decided. */
export function isGranted(consent: Consent | undefined, category: Category): boolean {
  return category === 'necessary' || (consent?.has(category) ?? false);
}

/** The state of each category as Google's consent mode, version 2, names it. */
export function consentMode(
  consent: Consent | undefined,
): Record<OptionalCategory, 'granted' | 'denied'> {
  const states = OPTIONAL_CATEGORIES.map(
    (category) => [category, isGranted(consent, category) ? 'granted' : 'denied'] as const,
  );
  return Object.fromEntries(states) as Record<OptionalCategory, 'granted' | 'denied'>;
}
