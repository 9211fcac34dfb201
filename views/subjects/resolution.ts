import type { Locale } from '../domain/locale.ts';
import type { Redirect } from '../routing/redirect.ts';
import type { Subject } from './subject.ts';

/** A subject at its one URL path in a language, percent-encoded. */
export interface Resolved<S extends Subject = Subject> {
  kind: 'subject';
  subject: S;
  locale: Locale;
  path: string;
}

/** What a URL path means. */
export type Resolution = Resolved | Redirect | { kind: 'notFound'; locale: Locale };
