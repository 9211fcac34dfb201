import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { TFunction } from 'i18next';
import type { Locale } from '../../../../views/domain/locale.ts';
import { localeOf } from '../../../services/mail/mail-locale.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import type { Log } from '../../../platform/log.ts';
import type { FileLinks } from '../../../services/documents/file-links.ts';
import {
  LEAD_KEY,
  LEAD_LINK_USES,
  type LeadLinkUse,
} from '../../../services/leads/model/lead-links.ts';
import type { Leads } from '../../../services/leads/leads.ts';
import { shownContentOf, type ShownContent } from '../../../services/leads/model/lead-content.ts';
import type { StoredLead } from '../../../services/leads/model/lead-store.ts';
import { calledOffMessage } from '../../../services/leads/open-houses/open-house-messages.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';
import { notStored, sendOver, sendSignedPage } from '../../pages/signed-page.ts';
import type { HandedInStore } from '../../../services/handed-in/handed-in-store.ts';
import { acceptForm, type FormRefusal } from '../accept-form.ts';
import { redirect } from '../form-steps.ts';
import { callOffPage, messagePage, sentMessage } from './message-pages.ts';
import { sendHandedIn } from './send-handed-in.ts';

interface Options {
  leads: Pick<Leads, 'store' | 'links' | 'refused' | 'wake' | 'fillPlaces' | 'countSeats'>;
  files: Pick<FileLinks, 'to'>;
  log: Log;
  handedIn: Pick<HandedInStore, 'open'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A lead behind a signed link. */
interface Opened {
  source: PageSource;
  use: LeadLinkUse;
  lead: StoredLead;
  content: ShownContent;
  locale: Locale;
}

/**
 * The pages behind signed links in mails: what was sent, the requested file, and the buttons by
 * which a visitor proves a doubtful lead or the agency takes it out of quarantine. Opening a link
 * changes nothing, as programs that check mails open them all; the button sends a form.
 */
export function messages(live: PageSource, options: Options): RequestHandler {
  return Router()
    .use('/:use/:id', open(live, options))
    .get('/:use/:id', show(options))
    .post('/:use/:id', act(options));
}

function open(live: PageSource, options: Options): RequestHandler<{ use: string; id: string }> {
  return async (req, res, next) => {
    const source = captureSource(live);
    const opened = await openedBy(req, source, options);
    if (!opened) return sendOver(req, res, source, isOver);
    res.locals['opened'] = opened;
    next();
  };
}

async function openedBy(
  req: Request<{ use: string; id: string }>,
  source: PageSource,
  { leads, now }: Options,
): Promise<Opened | undefined> {
  const { id } = req.params;
  const use = LEAD_LINK_USES.find((one) => one === req.params.use);
  const key = queryOf(req).get(LEAD_KEY) ?? '';
  if (!use || !leads.links.opens(use, id, key, now())) return undefined;
  const lead = await leads.store.find(id);
  if (!lead || lead.id !== id) return undefined;
  const content = shownContentOf(lead);
  const { locale: agency = content.locale } = content.agency ?? {};
  const locale = localeOf(
    source,
    use === 'release' || use === 'document' ? agency : content.locale,
  );
  return { source, use, lead, content, locale };
}

/** The link is wrong or has expired, or the lead was erased. */
const isOver = (t: TFunction) => t('signed.over');

function show({ files, handedIn, now }: Options): RequestHandler {
  return async (req, res) => {
    const { source, use, lead, content, locale } = res.locals['opened'] as Opened;
    if (use === 'file') {
      if (content.file === undefined) return sendOver(req, res, source, isOver);
      return redirect(res.set('X-Robots-Tag', 'noindex'), files.to(content.file, now()));
    }
    if (use === 'document') {
      const isSent = await sendHandedIn(req, res, handedIn, lead.id, content);
      return isSent ? undefined : sendOver(req, res, source, isOver);
    }
    if (use === 'call-off' && lead.seat === undefined) return sendOver(req, res, source, isOver);
    if (use !== 'sent') return sendAction(req, res, use);
    const file = content.file === undefined ? undefined : files.to(content.file, now());
    const shown = sentMessage(source.i18n.t(locale), lead, content, file);
    await sendSignedPage(res, source, { locale, path: req.baseUrl, content: shown });
  };
}

/**
 * Calls off a registration, or delivers a lead that is in quarantine; any other is shown as it is.
 */
function act(options: Options): RequestHandler {
  return async (req, res) => {
    const { source, use, lead } = res.locals['opened'] as Opened;
    const isCallOff = use === 'call-off';
    if (!isCallOff && use !== 'proof' && use !== 'release')
      return sendOver(req, res, source, isOver);
    if (isCallOff && lead.seat === undefined) return sendOver(req, res, source, isOver);
    const { log } = options;
    const refusal = await acceptForm(res, {
      store: () => (isCallOff ? callOff : deliver)(lead, options),
      log,
      failure: 'what a link of a mail does could not be stored',
    });
    const done = isCallOff ? { seat: 'called-off' as const } : { quarantine: undefined };
    await sendAction(req, res, use, refusal ?? done);
  };
}

async function deliver({ id, quarantine }: StoredLead, { leads, now }: Options): Promise<void> {
  if (quarantine === undefined) return;
  if (await leads.refused.watch(() => leads.store.retry(id, now()))) leads.wake();
}

/** Calls off a registration for an open house; who waits for a place gets it. */
async function callOff(lead: StoredLead, { leads, now }: Options): Promise<void> {
  const message = calledOffMessage(lead, now());
  if (!(await leads.refused.watch(() => leads.store.callOff(lead.id, message)))) return;
  await leads.fillPlaces();
  await leads.countSeats();
  leads.wake();
}

/** The page of a button: what it will do, what it has done, or that it could not. */
function sendAction(
  req: Request,
  res: Response,
  use: 'call-off' | 'proof' | 'release',
  outcome: FormRefusal | Partial<StoredLead> = {},
): Promise<void> {
  const { source, lead: stored, content, locale } = res.locals['opened'] as Opened;
  const t = source.i18n.t(locale);
  const [lead, status] =
    'status' in outcome ? [stored, outcome.status] : [{ ...stored, ...outcome }, 200];
  const page =
    use === 'call-off' ? callOffPage(t, locale, lead, content) : messagePage(t, use, lead, content);
  const shown = status === 200 ? page : notStored(t, page);
  return sendSignedPage(res, source, { locale, path: req.baseUrl, status, content: shown });
}
