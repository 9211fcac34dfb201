import type { ShownContact, ShownText } from '../../domain/history/contacts.ts';
import type { PageContext } from '../../page-context.ts';

/** A text of the agency with its personal data hidden. */
export function Words({ ctx, text }: { ctx: PageContext; text: ShownText }) {
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
      <HiddenBar key={index} ctx={ctx} letters={piece.hidden} />
    ),
  );
}

/** The person that an entry is about. */
export function Contact({ ctx, contact }: { ctx: PageContext; contact: ShownContact }) {
  if ('hidden' in contact) return <HiddenBar ctx={ctx} letters={contact.hidden} />;
  return 'self' in contact ? ctx.t('owner.contact.self') : contact.name;
}

/** A blurred bar of one length; its letters are random. */
function HiddenBar({ ctx, letters }: { ctx: PageContext; letters: string }) {
  return (
    <span className="hidden-bar">
      <span aria-hidden="true">{letters}</span>
      <span className="unseen">{ctx.t('owner.contact.hidden')}</span>
    </span>
  );
}
