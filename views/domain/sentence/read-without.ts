import type { Draft, Span } from './draft.ts';
import type { PhraseCursor } from './phrase-cursor.ts';
import type { PlaceNames } from './place-names.ts';

interface Exclusion {
  places: PlaceNames;
  /** Of the word that excludes. */
  span: Span;
}

/** "Without a lift": no filter excludes what a home has, but for projects and options. */
export function readWithout(
  cursor: PhraseCursor,
  draft: Draft,
  { places, span: { start } }: Exclusion,
): void {
  let { at } = cursor;
  for (let isMore = true; isMore; ) {
    const filler = cursor.after(at, 'filler', 'in', 'with');
    if (filler) {
      at = filler.next;
      continue;
    }
    const phrase = cursor.phraseAt(at);
    const token = cursor.tokens[at];
    const [meaning] = phrase?.meanings ?? [];
    const place = phrase ? undefined : places.named(cursor.wordsFrom(at).map(({ key }) => key));
    if (meaning?.kind === 'list' && meaning.list === 'projects') {
      at += phrase!.words.length;
      draft.toggle('hideProject', cursor.span(cursor.at, at));
    } else if (meaning?.kind === 'toggle' && meaning.field === 'hideOption') {
      at += phrase!.words.length;
      draft.toggle('hideOption', cursor.span(cursor.at, at));
    } else if (token?.kind === 'word') {
      at += phrase?.words.length ?? place?.length ?? 1;
      draft.unsupported.push({ start, end: cursor.tokens[at - 1]!.end });
    }
    // "Zonder lift of tuin": the second is excluded too.
    const and = cursor.after(at, 'and', 'without');
    const further = and && cursor.meaningAt(and.next)?.meaning;
    isMore = further?.kind === 'toggle' || further?.kind === 'unsupported';
    if (isMore) at = and!.next;
  }
  cursor.at = Math.max(at, cursor.at);
}
