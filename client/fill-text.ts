import { formatNumber } from '../views/domain/format/number.ts';

/**
 * Replaces each `{name}` in a text by its value; placeholders without a value stay. Numbers are
 * grouped.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return String(typeof value === 'number' ? formatNumber(value) : value);
  });
}
