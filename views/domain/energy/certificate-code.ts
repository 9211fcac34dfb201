/**
 * The code of an energy certificate, trimmed; undefined for a text without six digits in a row.
 * Agencies also write "in progress" in the field, which an advertisement must not show as a code
 * (docs/facts.md, "What a Belgian property ad shows").
 */
export function certificateCode(text: string | undefined): string | undefined {
  const code = text?.trim() ?? '';
  return /\d{6}/.test(code) ? code : undefined;
}
