import type { Locale } from '../domain/locale.ts';
import type { Redirect } from '../routing/redirect.ts';
import type { Subject } from './subject.ts';

/** A subject with its canonical URL path in a language, percent-encoded. */
export interface Resolved<S extends Subject = Subject> {
  kind: 'subject';
  subject: S;
  locale: Locale;
  path: string;
}

/** The result of resolving a URL path. */
export type Resolution = Resolved | Redirect | { kind: 'notFound'; locale: Locale };
