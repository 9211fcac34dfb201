import type { FoundSentence } from './found-sentence.ts';

/** What was understood of a sentence, how much there is of it, and what was left over. */
export function FoundSentenceWords({ sentence }: { sentence: FoundSentence }) {
  const { text, count, notes } = sentence;
  return (
    <>
      <strong>{text}</strong>
      {' — '}
      <span className="numerals">{count}</span>
      {notes.map((note) => (
        <span key={note} className="found-note">
          {note}
        </span>
      ))}
    </>
  );
}
