import { type RequestHandler, Router } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { Headers } from '../../platform/http/security-headers.ts';
import { isOfThisMachine } from '../../platform/http/this-machine.ts';
import {
  mailFolder,
  type WrittenMail,
  writtenMail,
  writtenMails,
} from '../../services/mail/written-mails.ts';
import { ERROR_HEADERS } from '../pages/error-page.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { overviewPage } from './state-pages.ts';

/** URL path of the messages that were written to files instead of being sent. */
export const MAILS = '/mail';
/** Maximum number of messages in the list; the others are in the folder. */
const MAX_LISTED = 100;
/** Width of a frame in pixels: a mail and some background. */
const MAIL_WIDTH = 700;

/** A mail styles itself inline, and shows pictures of the site; its sandbox runs no script. */
const MAIL_POLICY: Headers = {
  'content-security-policy':
    "sandbox;default-src 'none';style-src 'unsafe-inline';img-src 'self' data:;" +
    "form-action 'none';base-uri 'none';frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * For a local run: `/mail` lists the messages in DATA_DIR/mail, `/mail/{name}?width=390` shows one
 * beside its text, `/mail/{name}/html` is its HTML. They contain personal data: only requests from
 * this machine are answered.
 */
export function mails(live: PageSource, dataDir: string): RequestHandler {
  const dir = mailFolder(dataDir);
  return Router()
    .use((req, _res, next) => next(isOfThisMachine(req) ? undefined : 'router'))
    .get('/', listed(live, dir))
    .get('/:name', shown(live, dir))
    .get('/:name/html', html(dir));
}

function listed(live: PageSource, dir: string): RequestHandler {
  return async (req, res) => {
    await sendUncached(
      res,
      await overview(live, preferredLocale(req, live.site.info.languages), await listOf(dir)),
    );
  };
}

type MailHandler = RequestHandler<{ name: string }>;

function shown(live: PageSource, dir: string): MailHandler {
  return async (req, res, next) => {
    const mail = await writtenMail(dir, req.params.name);
    if (!mail) return next();
    const width = Number(queryOf(req).get('width') ?? MAIL_WIDTH);
    await sendUncached(
      res,
      await overview(live, preferredLocale(req, live.site.info.languages), {
        ...messageOf(mail),
        width,
      }),
    );
  };
}

function html(dir: string): MailHandler {
  return async (req, res, next) => {
    const mail = await writtenMail(dir, req.params.name);
    if (!mail) return next();
    res
      .set({ ...MAIL_POLICY, 'cache-control': 'no-store' })
      .type('html')
      .send(mail.html);
  };
}

function overview(live: PageSource, locale: Locale, content: object) {
  const source = captureSource(live);
  return pageAnswer(source, overviewPage(source, locale, content), { headers: ERROR_HEADERS });
}

async function listOf(dir: string) {
  const names = await writtenMails(dir, MAX_LISTED);
  const found = await Promise.all(names.map((name) => writtenMail(dir, name)));
  const links = found.flatMap((mail) =>
    mail ? [{ text: `${mail.subject} → ${mail.addresses.to}`, href: `${MAILS}/${mail.name}` }] : [],
  );
  const title = links.length === 0 ? 'No message was written yet' : 'The newest first';
  return { title: 'Mail', groups: [{ title, links }] };
}

function messageOf({ name, subject, addresses, text }: WrittenMail) {
  const headers = Object.entries(addresses).map(([header, value]) => `${header}: ${value}`);
  const data = `${headers.join('\n')}\n\n${text}`;
  const frame = { name: 'HTML and text', href: `${MAILS}/${name}/html`, data, isForeign: true };
  const back = { title: 'Mail', links: [{ text: 'All messages', href: MAILS }] };
  return { title: subject, frames: [frame], groups: [back] };
}
