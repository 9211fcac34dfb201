const EMAIL_WORD = /(?<![\p{L}\p{N}-])(E-)(?=mail)/giu;

/** Keeps the word e-mail on one line, by a word joiner behind its hyphen: `E-Mail-Adresse`, `per e-mail`. */
export function keepEmailWhole(text: string): string {
  return text.replace(EMAIL_WORD, '$1\u2060');
}
