import type { Property } from '../domain/property.ts';
import { plainText } from '../domain/rich-text.ts';
import { shorten } from '../domain/shorten.ts';
import { homeName } from '../domain/home-name.ts';
import { textOf } from '../domain/multilingual.ts';
import { factGroups, type Fact } from '../modules/property-facts/fact-groups.ts';
import { keyFacts } from '../modules/property-summary/key-facts.ts';
import type { PageContext } from '../page-context.ts';
import { homeAddress } from '../ui/home-address.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Plate } from '../ui/Plate.tsx';
import { PlateLabel } from '../ui/PlateLabel.tsx';
import { Price } from '../ui/Price.tsx';
import { priceNote } from '../ui/price-note.ts';
import { firstPicture } from './share-picture.ts';
import { SheetContact } from './SheetContact.tsx';

/** Characters of the description that leave room for the photograph. */
const TEXT_LENGTH = 420;

interface Part {
  ctx: PageContext;
  home: Property;
}

/**
 * A home on one sheet of A4: picture, price, facts, energy, manager, and a code that leads to its
 * page. It is the first page of whatever is printed; at `#sheet` it is all there is, on paper as on
 * the screen, without script.
 */
export function PrintSheet({ ctx, home }: Part) {
  const { t, site, locale } = ctx;
  const note = priceNote(ctx, home);
  return (
    <section className="sheet" id="sheet" aria-label={t('print.sheet')}>
      <p className="sheet-ways">
        <a className="button button-line" href="#content">
          {t('print.back')}
        </a>
      </p>
      <div className="sheet-paper">
        <p className="sheet-head">
          <span className="wordmark">{site.info.name}</span>
          <Plate>{t('home.reference', { reference: home.ident ?? String(home.id) })}</Plate>
        </p>
        <SheetPhoto ctx={ctx} home={home} />
        <div className="sheet-title">
          <div>
            {/* The page's own heading is hidden while the sheet is shown, and the other way round. */}
            <p className="sheet-name" role="heading" aria-level={1}>
              {homeName(ctx, home)}
            </p>
            <p>{homeAddress(ctx, home)}</p>
          </div>
          <div className="sheet-price">
            <PlateLabel ctx={ctx} property={home} />
            <Price ctx={ctx} property={home} className="sheet-amount" />
            {note !== '' && <p>{note}</p>}
          </div>
        </div>
        <SheetKeyFacts ctx={ctx} home={home} />
        <p className="sheet-text">
          {shorten(plainText(textOf(home.description, locale)).replace(/\s+/g, ' '), TEXT_LENGTH)}
        </p>
        <SheetFacts facts={sheetFacts(ctx, home)} />
        <SheetContact ctx={ctx} />
      </div>
    </section>
  );
}

function SheetPhoto({ ctx, home }: Part) {
  const first = firstPicture(ctx, home.pictures);
  if (!first) return null;
  return (
    <div className="sheet-photo">
      <Picture ctx={ctx} picture={first} sizes="182mm" alt="" />
    </div>
  );
}

function SheetKeyFacts({ ctx, home }: Part) {
  const facts = keyFacts(ctx, home);
  if (facts.length === 0) return null;
  return (
    <dl className="sheet-key">
      {facts.map(({ icon, value, label, plate }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="numerals">{plate ? <Plate>{value}</Plate> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an advertisement has to say: energy, planning and flood; of a rented home its charges too. */
function sheetFacts(ctx: PageContext, home: Property): Fact[] {
  const { t } = ctx;
  const wanted = new Set(['energy', 'planning', ...(home.goal === 1 ? ['financial'] : [])]);
  const atTheTop = [t('facts.rent'), t('facts.priceNote')];
  return factGroups(ctx, home)
    .filter(({ group }) => wanted.has(group))
    .flatMap(({ facts }) => facts)
    .filter(({ label }) => !atTheTop.includes(label));
}

function SheetFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="sheet-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numerals">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
