/** Characters; more than a search engine or a tab shows of a title. */
export const TITLE_LENGTH = 100;
