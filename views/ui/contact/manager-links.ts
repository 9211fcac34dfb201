import { isProject } from '../../domain/list/list-item.ts';
import { homeName } from '../../domain/property/home-name.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { type Phone, phoneOf } from '../../domain/format/phone.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { listItemOf } from '../../subjects/subject.ts';
import { projectSubject } from './project-about.ts';

export interface Contact {
  phone: Phone | undefined;
  email: string;
}

export interface ManagerLinks extends Contact {
  /** mailto URL with a subject that names the home or project. */
  mailto: string;
  /** The same, with a subject that asks for a visit. */
  visitMailto: string;
}

/** Phone and e-mail of a manager; those of the agency for what is missing. */
export function contactOf({ site }: PageContext, manager: Manager | undefined): Contact {
  const { info } = site;
  return {
    phone: phoneOf(manager?.directPhone) ?? phoneOf(manager?.mobilePhone) ?? phoneOf(info.phone),
    email: manager?.email ?? info.siteEmail,
  };
}

/** Links to contact the manager of the page's home or project; the agency if there is none. */
export const managerLinks = perItem((ctx: PageContext): ManagerLinks => {
  const { phone, email } = contactOf(ctx, listItemOf(ctx)?.manager);
  const about = mailSubject(ctx);
  if (about === undefined) {
    const plain = `mailto:${email}`;
    return { phone, email, mailto: plain, visitMailto: plain };
  }
  return {
    phone,
    email,
    mailto: mailAbout(email, about),
    visitMailto: mailAbout(email, ctx.t('contact.visitSubject', { about })),
  };
});

function mailSubject(ctx: PageContext): string | undefined {
  const about = listItemOf(ctx);
  if (!about) return undefined;
  if (isProject(about)) return projectSubject(ctx, about);
  const home = homeName(ctx, about);
  return ctx.t('manager.subject', { home, reference: referenceOf(about) });
}

/** A mailto URL with a subject. */
export function mailAbout(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
