import { homeName } from '../../domain/property/home-name.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { type Phone, phoneOf } from '../../domain/format/phone.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import type { PageContext } from '../../page-context.ts';
import { listItemOf, projectOf, propertyOf } from '../../subjects/subject.ts';
import { projectSubject } from './project-about.ts';

export interface ManagerLinks {
  phone: Phone | undefined;
  email: string;
  /** A mail that says which home or project it is about. */
  mailto: string;
  /** The same, asking for a visit. */
  visitMailto: string;
}

/** How to reach whoever handles the page's home or project; the agency where nobody is named. */
export const managerLinks = perItem((ctx: PageContext): ManagerLinks => {
  const { site, t } = ctx;
  const manager = listItemOf(ctx)?.manager;
  const email = manager?.email ?? site.info.siteEmail;
  const phone =
    phoneOf(manager?.directPhone) ?? phoneOf(manager?.mobilePhone) ?? phoneOf(site.info.phone);
  const about = mailSubject(ctx);
  if (about === undefined) {
    const plain = `mailto:${email}`;
    return { phone, email, mailto: plain, visitMailto: plain };
  }
  return {
    phone,
    email,
    mailto: mailAbout(email, about),
    visitMailto: mailAbout(email, t('contact.visitSubject', { about })),
  };
});

function mailSubject(ctx: PageContext): string | undefined {
  const project = projectOf(ctx);
  const property = propertyOf(ctx);
  if (project) return projectSubject(ctx, project);
  if (!property) return undefined;
  const home = homeName(ctx, property);
  return ctx.t('manager.subject', { home, reference: referenceOf(property) });
}

/** A mail whose subject is already there. */
export function mailAbout(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
