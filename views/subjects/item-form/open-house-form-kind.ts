import { isHome } from '../../domain/list/list-item.ts';
import { takesAppointments } from '../../domain/property/sold.ts';
import { OPEN_HOUSE_PARAMETER } from '../../routing/open-house-href.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { itemFormKind } from './item-form-kind.ts';
import type { ItemFormSubject } from './item-form-subject.ts';

/** The form by which visitors register for an open house; which date is chosen is in the query. */
export const openHouseFormKind: SubjectKind<ItemFormSubject<'open-house'>> = {
  ...itemFormKind(
    'open-house',
    (about, { site }) =>
      isHome(about) &&
      takesAppointments(about, site.info.ignoredLabels) &&
      about.openHouses.some(({ registration }) => registration),
  ),
  sharedQuery: (_subject, query) => {
    const start = query.get(OPEN_HOUSE_PARAMETER);
    return new URLSearchParams(start === null ? [] : [[OPEN_HOUSE_PARAMETER, start]]);
  },
};
