import { type RequestHandler, Router } from 'express';
import { FORM_NAME } from '../../../../views/domain/forms/form-names.ts';
import { parseForm } from '../../../../views/domain/forms/parse-form.ts';
import { itemKey, type ListItem } from '../../../../views/domain/list/list-item.ts';
import {
  friendFields,
  TELL_A_FRIEND,
} from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import { withQuery } from '../../../../views/routing/with-query.ts';
import { homePath } from '../../../../views/routing/home-path.ts';
import type { Resolved } from '../../../../views/subjects/resolution.ts';
import { listItemOf } from '../../../../views/subjects/subject.ts';
import { thankYouPath } from '../../../../views/subjects/thank-you/thank-you-kind.ts';
import { newFriendMessage } from '../../../services/leads/friends/friend-message.ts';
import { isRead } from '../../../platform/http/read-only.ts';
import type { Drafts } from '../../../services/drafts/drafts.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import type { Leads } from '../../../services/leads/leads.ts';
import { type Allowance, storeAllowed } from '../../../services/mail/strangers/stranger-limits.ts';
import { type FriendLimits, limitFriends } from './limit-friends.ts';
import { acceptForm, faultRefusal, type FormRefusal } from '../accept-form.ts';
import { readFaulty, withFaults } from '../faulty-draft.ts';
import { fillsHoneypot } from '../store-lead.ts';
import { pageRequestOf, postedPath, subjectAt } from '../../pages/find-subject.ts';
import { fieldOf, fieldsOf, formBody } from '../form-body.ts';
import { pageAnswer, sendUncached } from '../../pages/page-answer.ts';
import { captureSource, pageInput, type PageSource } from '../../pages/page-source.ts';

interface Options extends FriendLimits {
  drafts: Drafts;
  leads: Pick<Leads, 'store' | 'wake' | 'strangers' | 'recipientHash'>;
}

interface FriendRequest {
  source: PageSource;
  found: Resolved;
  about: ListItem;
}

/**
 * Handles the form that recommends a property or a project to a friend, posted to its page: 303 to
 * the thank-you page, else the page with the form open. A filled honeypot field leads to the
 * thank-you page, too, and so does a friend who was written to before: nobody learns who was.
 */
export function friends(live: PageSource, options: Options): RequestHandler {
  const find: RequestHandler = (req, res, next) => {
    const isShown = isRead(req) && queryOf(req).get(FORM_NAME) === TELL_A_FRIEND;
    if (!isShown && req.method !== 'POST') return next('router');
    const source = captureSource(live);
    const found = subjectAt(
      source,
      isShown ? req.path : postedPath(source, req.path),
      new URLSearchParams(),
    );
    const about = found?.kind === 'subject' ? listItemOf(found) : undefined;
    if (found?.kind !== 'subject' || !about || !hasForm(found)) return next('router');
    res.locals['friend'] = { source, found, about } satisfies FriendRequest;
    next();
  };
  return Router().use(find, showAgain(options), ...formBody(live), take(options));
}

/** The form that was not accepted, with the draft of it; else the page without it. */
function showAgain({ drafts, now }: Options): RequestHandler {
  return async (req, res, next) => {
    if (!isRead(req)) return next();
    const { source, found, about } = res.locals['friend'] as FriendRequest;
    const query = queryOf(req);
    const draft = await drafts.read(req.headers.cookie, TELL_A_FRIEND, now());
    const { values = {}, faulty } = draft ? readFaulty(draft) : {};
    if (faulty?.about !== itemKey(about)) {
      query.delete(FORM_NAME);
      return res.set('Cache-Control', 'no-store').redirect(303, withQuery(req.path, query));
    }
    const form = { form: TELL_A_FRIEND, step: 1, values, faults: faulty.faults };
    const page = { ...pageRequestOf(source, found, query), form };
    await sendUncached(res, await pageAnswer(source, page));
  };
}

function hasForm({ subject }: Resolved): boolean {
  return subject.page.params.modules.some(
    ({ status, relations }) => status === 'Published' && relations.type === 'share',
  );
}

function take(options: Options): RequestHandler {
  return async (req, res, next) => {
    if (fieldOf(req.body, FORM_NAME) !== TELL_A_FRIEND) return next('router');
    const { source, found, about } = res.locals['friend'] as FriendRequest;
    const { leads, log, now } = options;
    const page = pageRequestOf(source, found, queryOf(req));
    const ctx = pageInput(source, page);
    const parsed = parseForm(friendFields(ctx.t), (name) => fieldsOf(req.body, name));
    const again = async ({ status, notice, wait }: FormRefusal) => {
      const { values, faults } = parsed;
      const draft = withFaults(values, { step: 1, about: itemKey(about), faults, before: {} });
      const kept = { cookies: req.headers.cookie, now: now() };
      if (status === 422 && (await options.drafts.set(res, TELL_A_FRIEND, draft, kept))) {
        const shown = withQuery(found.path, new URLSearchParams({ [FORM_NAME]: TELL_A_FRIEND }));
        return res.set('Cache-Control', 'no-store').redirect(303, shown);
      }
      const form = {
        form: TELL_A_FRIEND,
        step: 1,
        values,
        faults,
        ...(notice && { notice }),
        ...(wait !== undefined && { wait }),
      };
      await sendUncached(res, await pageAnswer(source, { ...page, form }, { status }));
    };
    const email = parsed.values.Email ?? '';
    let allowance: Allowance | undefined;
    const limit = async () => {
      const wait = await limitFriends(req, options);
      if (wait !== undefined || fillsHoneypot(req.body)) return wait;
      allowance = await leads.strangers.take(email, now());
      if (allowance.isAllowed) return undefined;
      if (allowance.retryAfter === undefined) throw new Error('mails to friends are not counted');
      return allowance.retryAfter;
    };
    const store = async () => {
      if (!allowance?.isAllowed) return;
      const recipient = leads.recipientHash(email);
      const message = newFriendMessage(ctx, about, { email, recipient }, now());
      const isNew = await storeAllowed(allowance, async () => {
        const accepted = await leads.store.accept(message);
        return accepted.isNew;
      });
      if (isNew) leads.wake();
    };
    const failure = 'a message to a friend was not stored';
    const refusal = faultRefusal(parsed) ?? (await acceptForm(res, { limit, store, log, failure }));
    if (refusal) return again(refusal);
    options.drafts.clear(res, TELL_A_FRIEND, req.headers.cookie);
    const { locale } = found;
    const to = thankYouPath(source.paths, locale, 'send-to-friend');
    res.set('Cache-Control', 'no-store').redirect(303, to ?? homePath(source.paths, locale));
  };
}
