import type { ListItem } from '../../domain/list/list-item.ts';
import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import type { PageContext } from '../../page-context.ts';
import { ThirdPartyPlace } from '../third-party/ThirdPartyPlace.tsx';
import { contactOf } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  about: ListItem;
  /** The visitor's click has led to this page: the widget need not be asked for again. */
  isAsked?: boolean;
}

/**
 * The appointment widget (spec section 7), where the site has one. When it cannot be shown, the
 * phone is offered.
 */
export function AppointmentPlace({ ctx, about, isAsked = false }: Props) {
  const party = appointmentParty(ctx.site.info.thirdParties);
  if (!party) return null;
  const { phone } = contactOf(ctx, about.manager);
  return (
    <ThirdPartyPlace
      ctx={ctx}
      party={party}
      title={ctx.t('visit.pick')}
      item={about}
      isAsked={isAsked}
      failed={
        <>
          {ctx.t('visit.failed')} {phone && <a href={phone.href}>{phone.text}</a>}
        </>
      }
    />
  );
}
