import type { ShownText } from '../../domain/history/contacts.ts';
import { linkedPieces } from '../../domain/history/linked-pieces.ts';
import type { PageContext } from '../../page-context.ts';
import { Words } from './ShownWords.tsx';

/** A text of the agency with its personal data hidden, in which addresses can be pressed. */
export function LinkedWords({ ctx, text }: { ctx: PageContext; text: ShownText }) {
  return linkedPieces(text).map((piece, index) =>
    typeof piece === 'object' && 'href' in piece ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
      <a key={index} href={piece.href} target="_blank" rel="external noopener noreferrer nofollow">
        {piece.text}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same
      <Words key={index} ctx={ctx} text={[piece]} />
    ),
  );
}
