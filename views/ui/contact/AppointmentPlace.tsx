import type { ListItem } from '../../domain/list/list-item.ts';
import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import type { PageContext } from '../../page-context.ts';
import { ThirdPartyPlace } from '../third-party/ThirdPartyPlace.tsx';
import { contactOf } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  about: ListItem;
  /** The visitor came by a click on this site: the widget needs no further click. */
  isRequested?: boolean;
}

/**
 * The appointment widget (spec section 7), where the site has one. When it cannot be shown, the
 * phone is offered.
 */
export function AppointmentPlace({ ctx, about, isRequested = false }: Props) {
  const party = appointmentParty(ctx.site.info.thirdParties);
  if (!party) return null;
  const { phone } = contactOf(ctx, about.manager);
  return (
    <ThirdPartyPlace
      ctx={ctx}
      party={party}
      title={ctx.t('visit.pick')}
      item={about}
      isRequested={isRequested}
      failed={
        <>
          {ctx.t('visit.failed')} {phone && <a href={phone.href}>{phone.text}</a>}
        </>
      }
    />
  );
}
