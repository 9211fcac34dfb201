import { textOf } from '../../domain/text/multilingual.ts';
import type { Property } from '../../domain/property/property.ts';
import { partnerUrl } from '../../domain/site/partner-link.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';

/**
 * Links to external sites that handle the home further: candidacies for a rental on a platform, a
 * sale at a notary's (spec section 2). Each only if it is configured.
 */
export function PartnerLinks({ ctx, property }: { ctx: PageContext; property: Property }) {
  const { site, locale, t } = ctx;
  const partner = property.goal === 1 ? site.info.rentalPlatform : site.info.notary;
  const href = partner && partnerUrl(partner, property, locale);
  if (!partner || href === undefined) return null;
  return (
    <a className="button button-line" href={href} target="_blank" rel="external noopener">
      {textOf(partner.label, locale)}
      <Icon name="outside" />
      <span className="unseen">{t('contact.newTab')}</span>
    </a>
  );
}
