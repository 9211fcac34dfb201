import type { Request } from 'express';
import type { Locale } from '../../views/domain/locale.ts';
import { bestLocale } from '../../views/routing/best-locale.ts';
import { readPath } from '../../views/routing/request-path.ts';

/** The language of an answer: the one the address begins with, else the visitor's best one. */
export function requestLocale(req: Request): Locale {
  return readPath(req.path).locale ?? preferredLocale(req);
}

/** The visitor's best language. An answer that hangs on it varies by Accept-Language. */
export function preferredLocale(req: Request): Locale {
  return bestLocale(req.get('accept-language'));
}
