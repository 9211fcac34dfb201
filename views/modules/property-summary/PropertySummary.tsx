import { isRented } from '../../domain/property/label.ts';
import type { Property } from '../../domain/property/property.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import { isSold, takesAppointments } from '../../domain/property/sold.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { DialogLink } from '../../ui/contact/DialogLink.tsx';
import { HiddenAddressNote } from '../../ui/facts/HiddenAddressNote.tsx';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';
import { ResultsNav } from '../../ui/text/ResultsNav.tsx';
import { homeAddress } from '../../ui/facts/home-address.ts';
import { Heart } from '../../ui/card/Heart.tsx';
import { homeName } from '../../domain/property/home-name.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SummaryActions } from '../../ui/facts/SummaryActions.tsx';
import { KeyFacts } from '../../ui/facts/KeyFacts.tsx';
import { OpenHousePlate } from '../../ui/plate/OpenHousePlate.tsx';
import { PlateLabel } from '../../ui/plate/PlateLabel.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { propertyCrumbs } from '../../subjects/property/property-crumbs.ts';
import { propertyOf } from '../../subjects/subject.ts';
import { keyFacts } from '../../ui/facts/key-facts.ts';
import { summaryHeadClass } from '../../ui/facts/summary-head-class.ts';
import { OpenHouses } from './OpenHouses.tsx';
import { ProjectOfHome } from './ProjectOfHome.tsx';
import { PriceNotes } from './PriceNotes.tsx';

/** Type, address and price of the home, and its key facts. */
export const PropertySummary: ModuleComponent = ({ ctx, part }) => {
  const property = propertyOf(ctx);
  if (!property) return null;
  return (
    <section className="summary">
      {part !== 'body' && <SummaryHead ctx={ctx} property={property} />}
      {part !== 'head' && <SummaryBody ctx={ctx} property={property} />}
    </section>
  );
};

interface Part {
  ctx: PageContext;
  property: Property;
}

function SummaryHead({ ctx, property }: Part) {
  const name = homeName(ctx, property);
  return (
    <>
      <div className="crumbs-line">
        <Breadcrumbs
          t={ctx.t}
          crumbs={propertyCrumbs(ctx, property)}
          last={ctx.t('home.reference', { reference: referenceOf(property) })}
        />
        <ResultsNav t={ctx.t} />
      </div>
      <div className={summaryHeadClass(name)}>
        <div className="summary-title">
          <h1>{name}</h1>
          <Heart ctx={ctx} item={property} />
        </div>
        <Price ctx={ctx} property={property} className="summary-price" />
      </div>
    </>
  );
}

function SummaryBody({ ctx, property }: Part) {
  return (
    <>
      <div className="summary-place">
        <Plates ctx={ctx} property={property} />
        <Address ctx={ctx} property={property} />
      </div>
      <PriceNotes ctx={ctx} property={property} />
      <Visit ctx={ctx} property={property} />
      <SoldNotice ctx={ctx} property={property} />
      <ProjectOfHome ctx={ctx} property={property} />
      <OpenHouses ctx={ctx} property={property} />
      <KeyFacts facts={keyFacts(ctx, property)} label={ctx.t('home.keyFacts')} />
      <SummaryActions ctx={ctx} />
    </>
  );
}

function Plates({ ctx, property }: Part) {
  return (
    <p className="summary-plates">
      <PlateLabel ctx={ctx} property={property} />
      <OpenHousePlate ctx={ctx} property={property} />
    </p>
  );
}

/** On a phone, whose bar with the same button appears once the page is scrolled. */
function Visit({ ctx, property }: Part) {
  if (!takesAppointments(property, ctx.site.info.ignoredLabels)) return null;
  return (
    <p className="summary-visit">
      <DialogLink ctx={ctx} to="appointment" />
    </p>
  );
}

function Address({ ctx, property }: Part) {
  return (
    <p className="summary-address">
      <Icon name="pin" />
      <span>
        {homeAddress(ctx, property)}
        <HiddenAddressNote ctx={ctx} item={property} />
      </span>
    </p>
  );
}

function SoldNotice({ ctx, property }: Part) {
  if (!isSold(property, ctx.site.info.ignoredLabels)) return null;
  const isLet = isRented(property, ctx.site.info);
  return <p className="summary-sold">{ctx.t(isLet ? 'home.rentedText' : 'home.soldText')}</p>;
}
