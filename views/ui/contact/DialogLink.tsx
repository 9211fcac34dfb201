import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { CONTACT_DIALOGS, type ContactKind } from './contact-kinds.ts';
import { itemFormHref } from './item-form-href.ts';
import { managerLinks } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  to: ContactKind;
}

/** Opens a dialog of the contact card (client/boot/dialogs.ts); without script the form, or a mailto link. */
export function DialogLink({ ctx, to }: Props) {
  const { mailto, visitMailto } = managerLinks(ctx);
  const isVisit = to === 'appointment';
  return (
    <a
      className={isVisit ? 'button' : 'button button-line'}
      href={isVisit ? visitMailto : (itemFormHref(ctx, 'question') ?? mailto)}
      data-dialog={CONTACT_DIALOGS[to]}
    >
      <Icon name={isVisit ? 'calendar' : 'mail'} />
      {ctx.t(isVisit ? 'contact.visit' : 'contact.ask')}
    </a>
  );
}
