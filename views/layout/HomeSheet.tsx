import { shownText } from '../domain/text/shown-text.ts';
import { openHouseText } from '../domain/open-house/open-house-words.ts';
import { colon, semicolon } from '../domain/text/colon.ts';
import { homeName } from '../domain/property/home-name.ts';
import type { Property } from '../domain/property/property.ts';
import { referenceOf } from '../domain/format/reference.ts';
import { type DetailFact, factGroups } from '../ui/facts/fact-groups.ts';
import { keyFacts } from '../ui/facts/key-facts.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { CachedPart } from '../ui/CachedPart.tsx';
import { FactList } from '../ui/facts/FactList.tsx';
import { homeAddress } from '../ui/facts/home-address.ts';
import { PlateLabel } from '../ui/plate/PlateLabel.tsx';
import { Price } from '../ui/price/Price.tsx';
import { priceNote } from '../ui/price/price-note.ts';
import { PrintSheet, sheetAttributes } from './PrintSheet.tsx';

/** The printed sheet of a home. */
export function HomeSheet({ ctx, home }: { ctx: PageContext; home: Property }) {
  return (
    <CachedPart
      ctx={ctx}
      as="section"
      attributes={sheetAttributes(ctx.t('print.sheet'))}
      of={HomePaper}
      props={{ home }}
    />
  );
}

interface Props {
  ctx: SharedContext;
  home: Property;
}

function HomePaper({ ctx, home }: Props) {
  const { t } = ctx;
  const note = priceNote(ctx, home);
  return (
    <PrintSheet
      ctx={ctx}
      about={home}
      back={t('print.back')}
      reference={t('home.reference', { reference: referenceOf(home) })}
      name={homeName(ctx, home)}
      address={homeAddress(ctx, home)}
      price={
        <>
          <PlateLabel ctx={ctx} property={home} />
          <Price ctx={ctx} property={home} className="sheet-amount" />
          {note.text !== '' && <p lang={note.lang}>{note.text}</p>}
        </>
      }
      keyFacts={keyFacts(ctx, home)}
      text={shownText(home.description, ctx)}
    >
      <SheetOpenHouses ctx={ctx} home={home} />
      <FactList facts={sheetFacts(ctx, home)} className="sheet-facts" />
    </PrintSheet>
  );
}

/** When it can be visited without an appointment. */
function SheetOpenHouses({ ctx, home }: Props) {
  const upcoming = ctx.data.openHouses(home);
  if (upcoming.length === 0) return null;
  const dates = upcoming.map((one) => openHouseText(one, ctx.locale)).join(semicolon(ctx.locale));
  return (
    <p>
      {ctx.t('openHouse.title')}
      {colon(ctx.locale)} {dates}
    </p>
  );
}

/** Facts already shown beside the picture. */
const BESIDE_PICTURE = new Set<DetailFact['name']>(['rent', 'priceNote']);

/**
 * What an advertisement must show: energy, planning and flood risk, and the charges of a home to
 * let.
 */
function sheetFacts(ctx: SharedContext, home: Property): DetailFact[] {
  const wanted = new Set(['energy', 'planning', ...(home.goal === 1 ? ['financial'] : [])]);
  return factGroups(ctx, home)
    .filter(({ group }) => wanted.has(group))
    .flatMap(({ facts }) => facts)
    .filter(({ name }) => !BESIDE_PICTURE.has(name));
}
