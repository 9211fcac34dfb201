/** `502162` as `502.162`; undefined unless the text has exactly six digits (spec section 5). */
export function formatIpi(number: string | undefined): string | undefined {
  const [, head, tail] = /^([0-9]{3})([0-9]{3})$/.exec(number?.trim() ?? '') ?? [];
  return head === undefined ? undefined : `${head}.${tail}`;
}
