/** Characters; more than search engines and tabs show of a title. */
export const TITLE_LENGTH = 100;
