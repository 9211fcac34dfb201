import { homeName } from '../../domain/property/home-name.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import { takesAppointments } from '../../domain/property/sold.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Price } from '../../ui/price/Price.tsx';
import { propertyOf } from '../../subjects/subject.ts';
import { ContactBar } from '../../ui/contact/ContactBar.tsx';
import { ContactCard } from '../../ui/contact/ContactCard.tsx';
import { ContactDialog } from '../../ui/contact/ContactDialog.tsx';
import { PartnerLinks } from '../../ui/contact/PartnerLinks.tsx';
import { SoldHome } from '../../ui/contact/SoldHome.tsx';

/**
 * The manager of the home with contact links: a sticky card, on a phone a bar. For a sold or let
 * home alternatives instead of visit and question.
 */
export const PropertyManager: ModuleComponent = ({ ctx }) => {
  const { t, site } = ctx;
  const property = propertyOf(ctx);
  if (!property) return null;
  if (!takesAppointments(property, site.info.ignoredLabels)) {
    return <SoldHome ctx={ctx} property={property} />;
  }
  const reference = referenceOf(property);
  return (
    <>
      <ContactCard
        ctx={ctx}
        manager={property.manager}
        office={t('manager.office')}
        about={
          <>
            <Price ctx={ctx} property={property} className="manager-price" />
            <p>{homeName(ctx, property)}</p>
          </>
        }
      >
        <PartnerLinks ctx={ctx} property={property} />
      </ContactCard>
      <ContactBar ctx={ctx}>
        <Price ctx={ctx} property={property} className="contact-bar-price" />
      </ContactBar>
      <ContactDialog ctx={ctx} kind="appointment" text={t('contact.visitText', { reference })} />
      <ContactDialog ctx={ctx} kind="question" text={t('contact.askText', { reference })} />
    </>
  );
};
