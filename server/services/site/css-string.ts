/**
 * Text as a CSS string in double quotes. Characters that could end the string, the rule or the
 * `<style>` element are hexadecimal escapes, so that no configured name can add a rule.
 */
export function cssString(text: string): string {
  const escaped = text.replace(
    /[^\p{L}\p{N} _\-./:]/gu,
    (character) => `\\${character.codePointAt(0)!.toString(16)} `,
  );
  return `"${escaped}"`;
}
