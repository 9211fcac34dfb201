import { type Phone, phoneOf } from '../../domain/phone.ts';
import type { PageContext } from '../../page-context.ts';
import { homeName } from '../../domain/home-name.ts';

export interface ManagerLinks {
  phone: Phone | undefined;
  email: string;
  /** A mail that says which home it is about. */
  mailto: string;
}

/** How to reach whoever handles a home; the agency itself where nobody is named. */
export function managerLinks(ctx: PageContext): ManagerLinks {
  const { property, site, t } = ctx;
  const manager = property?.manager;
  const email = manager?.email ?? site.info.siteEmail;
  const phone =
    phoneOf(manager?.directPhone) ?? phoneOf(manager?.mobilePhone) ?? phoneOf(site.info.phone);
  if (!property) return { phone, email, mailto: `mailto:${email}` };
  const subject = t('manager.subject', {
    home: homeName(ctx, property),
    reference: property.ident ?? String(property.id),
  });
  return { phone, email, mailto: `mailto:${email}?subject=${encodeURIComponent(subject)}` };
}
