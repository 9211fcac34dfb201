/**
 * The whole number a parameter holds, moved to the nearer end of the range when it is outside;
 * undefined when it holds none. Numbers of any length are read, and stay exact within the range.
 */
export function wholeNumber(
  text: string | null,
  { least, most }: { least: number; most: number },
): number | undefined {
  const trimmed = text?.trim() ?? '';
  if (!/^-?\d+$/.test(trimmed)) return undefined;
  return Math.min(Math.max(Number(trimmed), least), most);
}
