import { colon } from '../../domain/text/colon.ts';
import { homeName } from '../../domain/property/home-name.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  ctx: PageContext;
  /** The comparison with the home; nothing is shown if the site has none. */
  href: string | undefined;
  /** The home of the card. */
  home: Property;
}

/** The link below the card of a home to a comparison that has it. */
export function CompareLink({ ctx, href, home }: Props) {
  if (href === undefined) return null;
  return (
    <a className="link-more" href={href} rel="nofollow">
      <span>
        {ctx.t('compare.with')}
        <span className="unseen">{colon(ctx.locale) + homeName(ctx, home)}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
