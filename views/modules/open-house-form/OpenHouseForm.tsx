import { isHome } from '../../domain/list/list-item.ts';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';

/** The form by which visitors register for an open house of a home. */
export const OpenHouseForm: ModuleComponent = ({ ctx }) => {
  const { subject, t, data } = ctx;
  if (subject.kind !== 'open-house' || !isHome(subject.about)) return null;
  const open = data
    .openHouses(subject.about)
    .filter(({ takesRegistrations }) => takesRegistrations);
  const hasFull = open.some(({ isFull }) => isFull);
  return (
    <ItemFormPage ctx={ctx} subject={subject}>
      {open.length === 0 && <p>{t('openHouse.over')}</p>}
      {hasFull && <p>{t('openHouse.fullNote')}</p>}
      {open.length > 0 && <SiteForm ctx={ctx} form="open-house" />}
    </ItemFormPage>
  );
};
