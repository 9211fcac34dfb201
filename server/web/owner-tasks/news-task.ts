import { randomUUID } from 'node:crypto';
import { homeName } from '../../../views/domain/property/home-name.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { OWNER_NEWS_LIMIT } from '../../services/limits/rate-rules.ts';
import { newNewsConfirmation } from '../../services/owners/news/news-message.ts';
import type { OwnerNewsStore } from '../../services/owners/news/owner-news-store.ts';
import {
  NEWS_FREQUENCIES,
  type NewsFrequency,
  nextDue,
  type OwnerNews,
} from '../../services/owners/news/owner-news.ts';
import { fieldOf } from '../forms/form-body.ts';
import { sendSignedPage, type SignedPageContent } from '../pages/signed-page.ts';
import type { OwnerExchange } from '../owner/owner-answer.ts';
import { type OpenedHome, openHome } from './opened-task.ts';
import { type TaskOptions, waitOf } from './owner-tasks.ts';
import { headOf } from './task-page.ts';

export interface NewsOptions extends TaskOptions {
  news: Pick<OwnerNewsStore, 'choose' | 'of' | 'end'>;
}

/** Name of the field. */
const FIELD = 'frequency';
const NONE = 'none';

/** What is wrong with a choice. */
interface Problem {
  status: 422 | 429 | 503;
  fault?: string;
  warning?: string;
}

/** The page on which an owner chooses news of a home by mail. */
export async function showNews(exchange: OwnerExchange, options: NewsOptions): Promise<void> {
  const opened = await openHome(exchange, options);
  if (!opened) return;
  await send(opened, await options.news.of(opened.owner.id, opened.homeId));
}

/**
 * Handles its form: 303 to the page, which says what holds now. A new address is asked to confirm by
 * a link; nothing else is sent before.
 */
export async function handleNews(exchange: OwnerExchange, options: NewsOptions): Promise<void> {
  const opened = await openHome(exchange, options);
  if (!opened) return;
  const { t, owner, homeId } = opened;
  const current = await options.news.of(owner.id, homeId);
  const chosen = fieldOf(exchange.req.body, FIELD);
  const frequency = NEWS_FREQUENCIES.find((one) => one === chosen);
  if (frequency === undefined && chosen !== NONE) {
    return send(opened, current, { status: 422, fault: t('ownerNews.fault') });
  }
  const wait = frequency && (await waitOf(opened, OWNER_NEWS_LIMIT, 'take', options));
  if (wait !== undefined) {
    exchange.res.set('Retry-After', String(wait));
    return send(opened, current, { status: 429, warning: t('ownerNews.tooOften') });
  }
  try {
    if (frequency) await choose(opened, frequency, options);
    else if (current) await options.news.end(current.id);
  } catch (error) {
    options.log.error({ err: error }, 'news of an owner could not be stored');
    return send(opened, current, { status: 503, warning: t('ownerTasks.notice.notStored') });
  }
  redirect(exchange.res, 303, exchange.req.path);
}

async function choose(
  { owner, homeId, home, locale, t, exchange }: OpenedHome,
  frequency: NewsFrequency,
  { news, leads, now }: NewsOptions,
): Promise<void> {
  const id = randomUUID();
  const time = now();
  const data = exchange.source.catalogue.port(locale);
  const title = home ? `${homeName({ t, locale, data }, home)} (${homeId})` : String(homeId);
  const { firstName, name, mailbox: email } = owner;
  const choice = {
    id,
    owner: owner.id,
    account: owner.email ?? email,
    ...(firstName !== undefined && { firstName }),
    name,
    email,
    home: homeId,
    locale,
    frequency,
    createdAt: time,
  };
  const message = newNewsConfirmation(choice, title, time);
  const done = await news.choose(choice, message, nextDue(frequency, id, time));
  if (done === 'asked') leads.wake();
}

function send(
  opened: OpenedHome,
  current: OwnerNews | undefined,
  problem?: Problem,
): Promise<void> {
  const { exchange, locale, homeId } = opened;
  const { res, req, source } = exchange;
  const content = newsPage(opened, current, problem);
  return sendSignedPage(res, source, {
    locale,
    path: req.path,
    content,
    ownerHomes: [homeId],
    ...(problem && { status: problem.status }),
  });
}

function newsPage(
  opened: OpenedHome,
  current: OwnerNews | undefined,
  { fault, warning }: Omit<Problem, 'status'> = {},
): SignedPageContent {
  const { t, owner } = opened;
  const head = headOf(opened);
  const state = !current ? 'off' : current.state === 'active' ? current.frequency : 'waiting';
  const options = [...NEWS_FREQUENCIES, NONE] as const;
  return {
    ...head,
    title: t('ownerNews.page.title'),
    paragraphs: [t('ownerNews.page.text'), t(`ownerNews.page.${state}`)],
    rows: [
      ...(head.rows ?? []),
      { label: t('mail.email'), value: current?.email ?? owner.mailbox },
    ],
    ...(warning !== undefined && { warning }),
    fields: [
      {
        name: FIELD,
        type: 'choice',
        label: t('ownerNews.page.field'),
        options: options.map((value) => ({ value, text: t(`ownerNews.choices.${value}`) })),
        values: [current?.frequency ?? NONE],
        ...(fault !== undefined && { fault }),
      },
    ],
    submit: t('ownerNews.page.submit'),
  };
}
