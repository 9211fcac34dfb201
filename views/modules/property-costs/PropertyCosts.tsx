import { centsText } from '../../domain/buying-costs/cents.ts';
import { purchaseLines, sumOf } from '../../domain/buying-costs/cost-lines.ts';
import { type HomePurchase, homePurchase } from '../../domain/buying-costs/home-purchase.ts';
import { formatNumber } from '../../domain/format/number.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { propertyOf } from '../../subjects/subject.ts';
import { withQuery } from '../../routing/with-query.ts';

/**
 * The duties of buying a home for sale, and the way to all costs of buying it. Nothing of a home
 * without a published price, and on a site without that page.
 */
export const PropertyCosts: ModuleComponent = ({ ctx }) => {
  const { t } = ctx;
  const path = ctx.links.page('buying-costs');
  const purchase = purchaseOf(ctx);
  if (path === undefined || !purchase) return null;
  return (
    <section className="home-costs">
      <h2>{t('costs.home.title')}</h2>
      <p className="numerals">{dutiesText(ctx, purchase)}</p>
      <p className="quiet">{t('costs.indicative')}</p>
      {/* Other values than those of the home belong to one visitor: no program needs them. */}
      <a className="button button-line" rel="nofollow" href={withQuery(path, queryOf(purchase))}>
        {t('costs.home.link')}
      </a>
    </section>
  );
};

function purchaseOf({ site, subject, today }: PageContext): HomePurchase | undefined {
  const home = propertyOf({ subject });
  const { ignoredLabels } = site.info;
  return home && homePurchase(home, { ignoredLabels, rules: site.costRules ?? [], on: today });
}

/** The duties for anybody, and for the only own home where they are lower; VAT of a new build. */
function dutiesText({ t, site, today }: PageContext, purchase: HomePurchase): string {
  const { bought, land } = purchase;
  const reckoned = (isOnlyHome: boolean) =>
    purchaseLines(site.costRules ?? [], {
      ...purchase,
      land: land ?? 0,
      isOnlyHome,
      on: today,
      energyClasses: 0,
      buyers: 1,
    });
  const isOpen = reckoned(false).some(({ group, cents }) => group === 'vat' && cents === undefined);
  if (bought === 'new' && (land === undefined || isOpen)) return t('costs.home.newBuild');
  const sums = (isOnlyHome: boolean, of: 'duties' | 'vat') =>
    sumOf(reckoned(isOnlyHome).filter(({ group }) => group === of));
  const [any, only] = [sums(false, 'duties'), sums(true, 'duties')];
  const vat = sums(false, 'vat');
  const words = { any: centsText(any), only: centsText(only) };
  const isLower = purchase.isHome && only < any;
  return [
    vat > 0 ? t('costs.home.vat', { vat: centsText(vat) }) : '',
    any > 0 ? t(isLower ? 'costs.home.dutiesOnly' : 'costs.home.duties', words) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function queryOf({ bought, price, land, postcode }: HomePurchase): URLSearchParams {
  return new URLSearchParams({
    what: bought,
    price: String(formatNumber(price / 100)),
    ...(land !== undefined && { land: String(formatNumber(land / 100)) }),
    zip: postcode,
  });
}
