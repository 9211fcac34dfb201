/** What keys mean in plain language, by path: `offices[].name`. */
export type KeyTexts = Readonly<Record<string, string>>;
