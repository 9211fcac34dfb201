import { takesAppointments } from '../../domain/sold.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { ContactBar } from './ContactBar.tsx';
import { ContactDialogs } from './ContactDialogs.tsx';
import { ContactWays } from './ContactWays.tsx';
import { DialogLink } from './DialogLink.tsx';
import { ManagerPerson } from './ManagerPerson.tsx';
import { PartnerLinks } from './PartnerLinks.tsx';
import type { Content } from './schema.ts';
import { SoldManager } from './SoldManager.tsx';

/**
 * Who handles the home and how to reach them: a card that stays in view, on a phone a bar. Of a home
 * that is gone it says what to do instead: no visit, no question.
 */
export const PropertyManager: ModuleComponent<Content> = ({ ctx }) => {
  const { t, property, site } = ctx;
  if (!property) return null;
  if (!takesAppointments(property, site.info.ignoredLabels)) {
    return <SoldManager ctx={ctx} property={property} />;
  }
  const { manager } = property;
  return (
    <>
      <section className="manager">
        <h2 className="manager-title">{manager ? t('manager.title') : t('manager.office')}</h2>
        {manager && <ManagerPerson ctx={ctx} manager={manager} />}
        <ContactWays ctx={ctx} />
        <div className="manager-ways">
          <DialogLink ctx={ctx} to="appointment" />
          <DialogLink ctx={ctx} to="question" />
          <PartnerLinks ctx={ctx} property={property} />
        </div>
      </section>
      <ContactBar ctx={ctx} property={property} />
      <ContactDialogs ctx={ctx} property={property} />
    </>
  );
};
