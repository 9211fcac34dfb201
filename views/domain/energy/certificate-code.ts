/**
 * The code of an energy certificate; undefined for a text that is none. Agencies write "in progress"
 * there too, which no advertisement may say (docs/facts.md, "What a Belgian property ad shows"); a
 * real code is mostly digits.
 */
export function certificateCode(text: string | undefined): string | undefined {
  const code = text?.trim() ?? '';
  return /\d{6}/.test(code) ? code : undefined;
}
