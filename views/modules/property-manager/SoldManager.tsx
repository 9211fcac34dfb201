import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { ContactWays } from './ContactWays.tsx';
import { ManagerPerson } from './ManagerPerson.tsx';
import { mailAbout } from './manager-links.ts';

interface Props {
  ctx: PageContext;
  property: Property;
}

/** What a home that is gone leaves to ask: others like it, and what the visitor's own is worth. */
export function SoldManager({ ctx, property }: Props) {
  const { t, site, links } = ctx;
  const wasLet = property.goal === 1;
  const similar = similarAddress(ctx, property);
  const worth = t('contact.worth');
  return (
    <section className="manager">
      <h2 className="manager-title">{t(wasLet ? 'contact.letTitle' : 'contact.soldTitle')}</h2>
      <p>{t('contact.soldText')}</p>
      <div className="manager-ways">
        {similar !== undefined && (
          <a className="button" href={similar}>
            {t('contact.similar')}
          </a>
        )}
        <a
          className="button button-line"
          href={links.page('valuation') ?? mailAbout(site.info.siteEmail, worth)}
        >
          {worth}
        </a>
      </div>
      {property.manager && <ManagerPerson ctx={ctx} manager={property.manager} />}
      <ContactWays ctx={ctx} />
    </section>
  );
}

/** The similar homes of this page where it shows some, else the whole list. */
function similarAddress({ page, data, links }: PageContext, home: Property): string | undefined {
  const isShown = page.params.modules.some(
    ({ relations, status }) => relations.type === 'similar-homes' && status === 'Published',
  );
  if (isShown && data.similar(home, 1).length > 0) return '#similar-homes';
  return links.page(home.goal === 1 ? 'for-rent' : 'for-sale');
}
