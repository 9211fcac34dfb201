import { TEMPLATES } from '../domain/site/site-template.ts';
import type { SharedContext } from '../page-context.ts';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The logo that fits the footer's ground, and the agency's profiles elsewhere, where it has any. */
export function FooterBrand({ ctx }: { ctx: SharedContext }) {
  const { info, brand } = ctx.site;
  const ground = TEMPLATES[info.siteTemplate].footLogo;
  const hasLogo = brand?.logo?.[ground] !== undefined;
  if (!hasLogo && info.socialLinks.length === 0) return null;
  return (
    <div className="footer-brand">
      {hasLogo && <Logo ctx={ctx} ground={ground} />}
      <SocialLinks ctx={ctx} />
    </div>
  );
}
