import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import { VISIT_STEPS } from '../../domain/visit-steps.ts';
import type { PageContext } from '../../page-context.ts';
import { formHref } from '../../routing/form-href.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  ctx: PageContext;
  about: ListItem;
}

/**
 * After a visit request (spec section 4, step 4): the visitor chooses a time now, or returns to the
 * item and is called.
 */
export function VisitChoice({ ctx, about }: Props) {
  const { t, links, site, query } = ctx;
  const form = links.itemForm('visit', about);
  const item = isProject(about) ? links.project(about) : links.property(about);
  const canPick = appointmentParty(site.info.thirdParties) !== undefined && form !== undefined;
  return (
    <div className="visit-choice">
      <p>{t(canPick ? 'visit.choose' : 'visit.called')}</p>
      <p className="visit-ways">
        {canPick && (
          <a className="button" href={formHref(form, query, VISIT_STEPS.appointment)}>
            <Icon name="calendar" />
            {t('visit.pick')}
          </a>
        )}
        {item !== undefined && (
          <a className="button button-line" href={item}>
            {t('visit.close')}
          </a>
        )}
      </p>
    </div>
  );
}
