/** A full stop or the like with what may close a sentence behind it, then a new beginning. */
const END = /[.!?…]["'”’»)]*\s+(?=["'“‘«(]*[\p{Lu}\p{N}])/gu;
/** Words with a full stop that end no sentence, in the four languages, and single letters. */
const SHORTENED =
  /(?:^|[\s(])(?:\p{L}|ca|bv|nr|no|incl|excl|inkl|zzgl|env|min|max|st|ste|str|dr|mr|mme|bzw|z\.\s?b|d\.\s?h|m\.?v|o\.?a)\.$/iu;

/**
 * The first `count` sentences of a text, or all of it. A full stop after a shortened word or a single
 * letter, or before a small letter, ends no sentence.
 */
export function firstSentences(text: string, count: number): string {
  let found = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const sentences = text.slice(0, index + end.length).trimEnd();
    if (SHORTENED.test(sentences)) continue;
    found += 1;
    if (found === count) return sentences;
  }
  return text.trim();
}
