import { isProject } from '../../domain/list/list-item.ts';
import { homeName } from '../../domain/property/home-name.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { type Phone, phoneOf } from '../../domain/format/phone.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext, SharedContext } from '../../page-context.ts';
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
  /** WhatsApp with a message that names the home or project; undefined without a mobile phone. */
  whatsapp?: string;
}

/** Phone and e-mail of a manager; those of the agency for what is missing. */
export function contactOf(
  { site }: Pick<SharedContext, 'site'>,
  manager: Manager | undefined,
): Contact {
  const { info } = site;
  return {
    phone: phoneOf(manager?.directPhone) ?? phoneOf(manager?.mobilePhone) ?? phoneOf(info.phone),
    email: manager?.email ?? info.siteEmail,
  };
}

/** Links to contact the manager of the page's home or project; the agency if there is none. */
export const managerLinks = perItem((ctx: PageContext): ManagerLinks => {
  const manager = listItemOf(ctx)?.manager;
  const { phone, email } = contactOf(ctx, manager);
  const about = mailSubject(ctx);
  if (about === undefined) {
    const plain = `mailto:${email}`;
    return { phone, email, mailto: plain, visitMailto: plain };
  }
  const mobile = phoneOf(manager?.mobilePhone);
  const text = ctx.t('contact.whatsappText', { about });
  return {
    phone,
    email,
    ...(mobile && { whatsapp: whatsappTo(mobile, text) }),
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

/**
 * Opens a chat with a text that can still be changed: the number in international form, digits only
 * (https://www.walinktool.com/blog/wa-me-link-format-explained).
 */
function whatsappTo({ href }: Phone, text: string): string {
  return `https://wa.me/${href.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
