import { OWNER_MESSAGE_LIMIT } from '../../services/limits/rate-rules.ts';
import type { RateRule } from '../../services/limits/rate-limits.ts';
import type { HandedInStore } from '../../services/handed-in/handed-in-store.ts';
import type { ContentCheck } from '../../services/handed-in/check-content.ts';
import type { Leads } from '../../services/leads/leads.ts';
import { OWNER_FORMS } from '../../services/leads/owners/owner-forms.ts';
import { sameEmail } from '../../../views/domain/format/same-email.ts';
import { ownerTaskPath } from '../../../views/routing/owner-path.ts';
import { REFERENCE_PARAMETER } from '../../../views/domain/thank-you.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { sendSignedPage } from '../pages/signed-page.ts';
import type { OwnerExchange } from '../owner/owner-answer.ts';
import type { SignInOptions } from '../owner/sign-in.ts';
import { fieldOf } from '../forms/form-body.ts';
import { type OpenedHome, type OpenedTask, openTask } from './opened-task.ts';
import { hasFaults, type ReadTask, readTask } from './read-task.ts';
import { sendEndedTask } from './ended-task.ts';
import { type CheckedFile, storeTask } from './store-task.ts';
import { sentTaskPage, type TaskNotice, taskPage } from './task-page.ts';

export interface TaskOptions extends SignInOptions {
  leads: Pick<Leads, 'store' | 'refused' | 'wake'>;
  handedIn: HandedInStore;
  contentCheck: Pick<ContentCheck, 'kindOf'>;
}

/** The page of a task, or that it was sent. */
export async function showTask(exchange: OwnerExchange, options: TaskOptions): Promise<void> {
  const opened = await openTask(exchange, options);
  if (!opened) return;
  const reference = await sentReference(opened, options);
  if (reference !== undefined) return send(opened, sentTaskPage(opened, reference));
  // Without the CRM nothing says which visits are planned.
  const isDown = opened.task === 'answer-visit' && opened.visits === undefined;
  return isDown ? again(opened, undefined, 503, 'down') : send(opened, taskPage(opened));
}

/**
 * Handles the form of a task without a file: 303 to what says that it was sent, or the page with
 * what was typed. A session that has ended keeps what was typed, too.
 */
export async function handleTask(exchange: OwnerExchange, options: TaskOptions): Promise<void> {
  const body: unknown = exchange.req.body;
  if (!options.owners.sessions.ownerOf(exchange.req)) return sendEndedTask(exchange, body, options);
  const opened = await openTask(exchange, options);
  if (!opened) return;
  const read = readTask(opened, (name) => fieldOf(body, name));
  if (hasFaults(read)) return again(opened, read, 422);
  if (opened.task === 'answer-visit' && opened.visits === undefined) {
    return again(opened, read, 503, 'down');
  }
  const wait = await waitOf(opened, OWNER_MESSAGE_LIMIT, 'take', options);
  if (wait !== undefined) return tooOften(opened, read, wait, 'tooOften');
  await finish(opened, read, undefined, options);
}

/** The reference in the address, if this owner has sent a lead with it by this task. */
async function sentReference(
  { exchange, task, owner }: OpenedTask,
  { leads }: TaskOptions,
): Promise<string | undefined> {
  const reference = queryOf(exchange.req).get(REFERENCE_PARAMETER);
  const lead = reference ? await leads.store.find(reference) : undefined;
  const isOwn = lead?.form === OWNER_FORMS[task] && sameEmail(lead.email, owner.mailbox);
  return isOwn ? lead.reference : undefined;
}

/** Stores the lead: 303, or 503 and the page. */
export async function finish(
  opened: OpenedTask,
  read: ReadTask,
  file: CheckedFile | undefined,
  options: TaskOptions,
): Promise<void> {
  const { exchange, task, back } = opened;
  let reference: string;
  try {
    reference = await storeTask(opened, read, file, options);
  } catch (error) {
    const { requestId: id } = exchange.res.locals;
    options.log.error({ err: error, id }, 'what an owner sent could not be stored');
    return again(opened, read, 503, 'notStored');
  }
  const query = new URLSearchParams({ [REFERENCE_PARAMETER]: reference });
  redirect(exchange.res, 303, `${ownerTaskPath(back, task)}?${query}`);
}

/**
 * Seconds until the owner may send again; undefined if they may now, or the counts cannot be
 * reached: no lead is lost to them.
 */
export async function waitOf(
  { owner }: Pick<OpenedHome, 'owner'>,
  rule: RateRule,
  how: 'take' | 'peek',
  { limits, log, now }: TaskOptions,
): Promise<number | undefined> {
  try {
    const { isAllowed, retryAfter } = await limits[how](rule, String(owner.id), now());
    return isAllowed ? undefined : retryAfter;
  } catch (error) {
    log.error({ err: error }, 'the rate limits cannot be used');
    return undefined;
  }
}

export function tooOften(
  opened: OpenedTask,
  read: ReadTask,
  wait: number,
  notice: TaskNotice,
): Promise<void> {
  opened.exchange.res.set('Retry-After', String(wait));
  return again(opened, read, 429, notice);
}

/** The page once more, with what was typed. */
export function again(
  opened: OpenedTask,
  read: ReadTask | undefined,
  status: number,
  notice?: TaskNotice,
): Promise<void> {
  return send(opened, taskPage(opened, read, notice), status);
}

function send(
  { exchange, locale, homeId }: OpenedTask,
  content: ReturnType<typeof taskPage>,
  status = 200,
): Promise<void> {
  const { res, req, source } = exchange;
  return sendSignedPage(res, source, {
    locale,
    path: req.path,
    status,
    content,
    ownerHomes: [homeId],
  });
}
