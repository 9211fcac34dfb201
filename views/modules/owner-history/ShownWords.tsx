import type { HiddenName, ShownContact, ShownText } from '../../domain/history/contacts.ts';
import type { PageContext } from '../../page-context.ts';

/** A text of the agency, with the names in it hidden. */
export function Words({ ctx, text }: { ctx: PageContext; text: ShownText }) {
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
      <Hidden key={index} ctx={ctx} name={piece} />
    ),
  );
}

/** Whom an entry is about. */
export function Contact({ ctx, contact }: { ctx: PageContext; contact: ShownContact }) {
  if ('hidden' in contact) return <Hidden ctx={ctx} name={contact} />;
  return 'self' in contact ? ctx.t('owner.contact.self') : contact.name;
}

/** A blurred bar of one length; its letters are random. */
function Hidden({ ctx, name }: { ctx: PageContext; name: HiddenName }) {
  return (
    <span className="hidden-name">
      <span aria-hidden="true">{name.hidden}</span>
      <span className="unseen">{ctx.t('owner.contact.hidden')}</span>
    </span>
  );
}
