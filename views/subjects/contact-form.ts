import { isProject, type ListItem } from '../domain/list/list-item.ts';
import type { ThankYou } from '../domain/thank-you.ts';
import type { Subject } from './subject.ts';

/** The contact form of a page (spec sections 2 and 7). */
export interface ContactForm {
  name: 'contact' | 'property-contact' | 'project-contact';
  /** What the question is about. */
  about?: ListItem;
  thankYou: ThankYou;
}

/** The form that a page takes; undefined for a page without one. */
export function contactFormOf(subject: Subject): ContactForm | undefined {
  if (subject.kind === 'question') return aboutForm(subject.about);
  const isContact = subject.page.params.modules.some(
    ({ relations, status }) => relations.type === 'contact' && status === 'Published',
  );
  if (subject.kind !== 'page' || !isContact) return undefined;
  return { name: 'contact', thankYou: 'contact-me' };
}

function aboutForm(about: ListItem): ContactForm {
  return isProject(about)
    ? { name: 'project-contact', about, thankYou: 'contact-construction' }
    : { name: 'property-contact', about, thankYou: 'contact-me' };
}
