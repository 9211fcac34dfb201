import { homeName } from '../../domain/home-name.ts';
import { type Phone, phoneOf } from '../../domain/phone.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { PageContext } from '../../page-context.ts';

export interface ManagerLinks {
  phone: Phone | undefined;
  email: string;
  /** A mail that says which home it is about. */
  mailto: string;
  /** The same, asking for a visit. */
  visitMailto: string;
}

/** How to reach whoever handles a home; the agency itself where nobody is named. */
export function managerLinks(ctx: PageContext): ManagerLinks {
  const { property, site, t } = ctx;
  const manager = property?.manager;
  const email = manager?.email ?? site.info.siteEmail;
  const phone =
    phoneOf(manager?.directPhone) ?? phoneOf(manager?.mobilePhone) ?? phoneOf(site.info.phone);
  const plain = `mailto:${email}`;
  if (!property) return { phone, email, mailto: plain, visitMailto: plain };
  const about = t('manager.subject', {
    home: homeName(ctx, property),
    reference: referenceOf(property),
  });
  return {
    phone,
    email,
    mailto: mailAbout(email, about),
    visitMailto: mailAbout(email, t('contact.visitSubject', { about })),
  };
}

/** A mail whose subject is already there. */
export function mailAbout(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
