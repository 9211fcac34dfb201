/** Characters of a field of one line without a length of its own: names, streets, towns. */
export const MAX_LINE = 100;
/** Characters of an e-mail address, as RFC 5321 allows. */
export const MAX_EMAIL = 254;
/** Characters of a phone number, with spaces, an extension and what people write beside it. */
export const MAX_PHONE = 40;
/** Characters of a postcode, with its country: `L-1234`. */
export const MAX_POSTCODE = 12;
/** Characters of a house number with its box. */
export const MAX_HOUSE_NUMBER = 20;
/** Characters of an amount with its separators and sign. */
export const MAX_AMOUNT = 20;
/** Characters of a subject, or of an answer to a field of the agency's own. */
export const MAX_ANSWER = 200;
/** Characters of a question: two pages of text. */
export const MAX_QUESTION = 4000;
/** Characters of remarks and wishes: those of forms in steps travel in cookies. */
export const MAX_REMARKS = 1000;
