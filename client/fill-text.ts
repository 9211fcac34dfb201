/** Replaces each `{name}` in a text by its value; placeholders without a value stay. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
