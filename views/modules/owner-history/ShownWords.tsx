import type { Hidden, ShownContact, ShownText } from '../../domain/history/contacts.ts';
import type { PageContext } from '../../page-context.ts';

/** A text of the agency with its personal data hidden. */
export function Words({ ctx, text }: { ctx: PageContext; text: ShownText }) {
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
      <HiddenBar key={index} ctx={ctx} person={piece} />
    ),
  );
}

/** The person that an entry is about. */
export function Contact({ ctx, contact }: { ctx: PageContext; contact: ShownContact }) {
  if ('hidden' in contact) return <HiddenBar ctx={ctx} person={contact} />;
  return 'self' in contact ? ctx.t('owner.contact.self') : contact.name;
}

/** A blurred bar of one length with random letters, and beside it who of the visitors it is, if known. */
function HiddenBar({ ctx: { t }, person }: { ctx: PageContext; person: Hidden }) {
  const { hidden, letter } = person;
  return (
    <>
      <span className="hidden-bar">
        <span aria-hidden="true">{hidden}</span>
        {letter === undefined && <span className="unseen">{t('owner.contact.hidden')}</span>}
      </span>
      {letter !== undefined && (
        <span className="hidden-letter"> {t('owner.contact.visitor', { letter })}</span>
      )}
    </>
  );
}
