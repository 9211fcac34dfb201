import type { Request, Response } from 'express';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { Locale } from '../../../views/domain/locale.ts';
import { SIGNED_PAGE } from '../../../views/domain/site/signed-page.ts';
import { schema } from '../../../views/modules/signed-page/schema.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import type { PathsByLocale } from '../../../views/subjects/alternates.ts';
import { builtInPage } from './built-in-page.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import type { PageSource } from './page-source.ts';

/**
 * Not cached, not indexed, and without its URL for other sites, because that opens it. The site's
 * own requests have a referrer: else a browser would send its form with the origin "null".
 */
const HEADERS = {
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

export type SignedPageContent = z.input<typeof schema>;

interface SignedPageAnswer {
  locale: Locale;
  /** URL path of the request. */
  path: string;
  status?: number;
  content: SignedPageContent;
  /** The same page in other languages. */
  alternates?: PathsByLocale;
  /** Of the owner whose session opened it: the page is left when that ends. */
  ownerHomes?: readonly number[];
}

/** A page whose form could not be stored: with what was typed, and whom to call. */
export function notStored(t: TFunction, content: SignedPageContent): SignedPageContent {
  return { ...content, warning: t('forms.notice.notStored'), hasPhone: true };
}

/**
 * Sends, with status 410, that there is nothing behind a signed link: it is wrong or has expired, or
 * what it names is gone.
 * @param say what is over, in the visitor's language.
 */
export function sendOver(
  req: Request,
  res: Response,
  source: PageSource,
  say: (t: TFunction) => string,
): Promise<void> {
  const locale = requestLocale(req, source.site.info.languages);
  const t = source.i18n.t(locale);
  const content = { title: t('signed.overTitle'), paragraphs: [say(t)], hasPhone: true };
  return sendSignedPage(res, source, { locale, path: req.baseUrl, status: 410, content });
}

/** Sends a page behind a signed link. It has no third parties. */
export async function sendSignedPage(
  res: Response,
  source: PageSource,
  { locale, path, status = 200, content, alternates = {}, ownerHomes }: SignedPageAnswer,
): Promise<void> {
  const { title = '', fields = [] } = content;
  const isFaulty = fields.some(({ fault }) => fault !== undefined);
  const shown = isFaulty ? source.i18n.t(locale)('forms.faultyTitle', { title }) : title;
  const page = builtInPage(SIGNED_PAGE, { [locale]: shown }, SIGNED_PAGE, schema.parse(content));
  const subject = { kind: 'page', page } as const;
  const request = {
    locale,
    subject,
    path,
    query: new URLSearchParams(),
    alternates,
    ...(ownerHomes && { ownerHomes }),
  };
  await sendUncached(
    res,
    await pageAnswer(source, request, { status, cacheRule: 'no-store', headers: HEADERS }),
  );
}
