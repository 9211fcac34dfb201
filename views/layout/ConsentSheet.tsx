import { CATEGORIES, type Category } from '../domain/consent/consent.ts';
import type { SiteInfo } from '../domain/site/site.ts';
import { optionalParties } from '../domain/third-party/page-parties.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { CachedPart } from '../ui/CachedPart.tsx';

/** Whether the site has third parties that a visitor decides on. */
export function needsConsent({ thirdParties }: SiteInfo): boolean {
  return optionalParties(thirdParties).length > 0;
}

/**
 * The consent sheet (docs/look.md, "Consent and popup"). Hidden in the HTML, which is the same for
 * every visitor; client/third-parties/consent-sheet.ts shows it to those who have not decided.
 * Without script no third party is loaded, so no consent is needed.
 */
export function ConsentSheet({ ctx }: { ctx: PageContext }) {
  if (!needsConsent(ctx.site.info)) return null;
  return <CachedPart ctx={ctx} as="section" attributes={SHEET} of={SheetContent} props={{}} />;
}

const SHEET = {
  className: 'consent',
  id: 'consent',
  'aria-labelledby': 'consent-title',
  tabIndex: -1,
  hidden: true,
};

function SheetContent({ ctx }: { ctx: SharedContext }) {
  const { t } = ctx;
  return (
    <div className="consent-body wrap">
      <div className="consent-text">
        <h2 id="consent-title">{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
      </div>
      <ul className="consent-categories">
        {CATEGORIES.map((category) => (
          <CategoryRow key={category} ctx={ctx} category={category} />
        ))}
      </ul>
      <div className="consent-ways">
        {(['accept', 'refuse', 'choose', 'save'] as const).map((way) => (
          <button
            key={way}
            className={`button button-line consent-${way}`}
            type="button"
            data-consent={way}
          >
            {t(`consent.${way}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A category with its switch, and the names of the third parties in it. */
function CategoryRow({ ctx, category }: { ctx: SharedContext; category: Category }) {
  const { t, site } = ctx;
  const names = site.info.thirdParties
    .filter((party) => party.category === category)
    .map(({ name }) => name);
  const about = t(`consent.each.${category}.text`);
  const isFixed = category === 'necessary';
  const id = `consent-${category}`;
  return (
    <li className="consent-category">
      <span>
        <label className="consent-label" htmlFor={id}>
          {t(`consent.each.${category}.label`)}
        </label>
        <span className="consent-about" id={`${id}-about`}>
          {names.length > 0 ? `${about} ${names.join(', ')}.` : about}
        </span>
      </span>
      <input
        className="consent-switch"
        id={id}
        type="checkbox"
        name={category}
        aria-describedby={`${id}-about`}
        disabled={isFixed}
        defaultChecked={isFixed}
      />
    </li>
  );
}
