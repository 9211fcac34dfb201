import { type RequestHandler, Router } from 'express';
import { FORM_NAME, HONEYPOT } from '../../views/domain/forms/form-names.ts';
import type { FormNotice, ParsedForm } from '../../views/domain/forms/form-field.ts';
import type { ListItem } from '../../views/domain/list/list-item.ts';
import {
  friendFields,
  parseFriend,
  TELL_A_FRIEND,
} from '../../views/forms/tell-a-friend/friend-fields.ts';
import { homePath } from '../../views/routing/home-path.ts';
import type { Resolved } from '../../views/subjects/resolution.ts';
import { listItemOf } from '../../views/subjects/subject.ts';
import { thankYouPath } from '../../views/subjects/thank-you/thank-you-kind.ts';
import { newFriendMessage } from '../friends/friend-message.ts';
import { queryOf } from '../http/request-query.ts';
import type { Leads } from '../leads/leads.ts';
import { type FriendLimits, limitFriends } from '../limits/limit-friends.ts';
import { askedPage, postedPath, subjectAt } from './find-subject.ts';
import { fieldOf, fieldsOf, formBody } from './form-body.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import { captureSource, pageInput, type PageSource } from './page-source.ts';

interface Options extends FriendLimits {
  leads: Pick<Leads, 'store' | 'wake'>;
}

interface Asked {
  source: PageSource;
  found: Resolved;
  about: ListItem;
}

/**
 * Takes the form that tells a friend of a property or a project, posted to its page: 303 to the
 * page that thanks, else the page with the form open. Whoever fills in what nobody sees is thanked
 * too.
 */
export function friends(live: PageSource, options: Options): RequestHandler {
  const find: RequestHandler = (req, res, next) => {
    if (req.method !== 'POST') return next('router');
    const source = captureSource(live);
    const found = subjectAt(source, postedPath(source, req.path), new URLSearchParams());
    const about = found?.kind === 'subject' ? listItemOf(found) : undefined;
    if (found?.kind !== 'subject' || !about || !hasForm(found)) return next('router');
    res.locals['friend'] = { source, found, about } satisfies Asked;
    next();
  };
  return Router().use(find, ...formBody(live), take(options));
}

function hasForm({ subject }: Resolved): boolean {
  return subject.page.params.modules.some(
    ({ status, relations }) => status === 'Published' && relations.type === 'share',
  );
}

function take(options: Options): RequestHandler {
  return async (req, res, next) => {
    if (fieldOf(req.body, FORM_NAME) !== TELL_A_FRIEND) return next('router');
    const { source, found, about } = res.locals['friend'] as Asked;
    const { leads, log, now } = options;
    const page = askedPage(source, found, queryOf(req));
    const ctx = pageInput(source, page);
    const parsed = parseFriend(friendFields(ctx.t), (name) => fieldsOf(req.body, name));
    const again = async (status: number, { values, faults }: ParsedForm, notice?: FormNotice) => {
      const form = { form: TELL_A_FRIEND, step: 1, values, faults, ...(notice && { notice }) };
      await sendUncached(res, await pageAnswer(source, { ...page, form }, { status }));
    };
    if (Object.keys(parsed.faults).length > 0) return again(422, parsed);
    try {
      const wait = await limitFriends(req, parsed.values.Email ?? '', options);
      if (wait !== undefined) {
        res.set('Retry-After', String(wait));
        return await again(429, parsed, 'tooOften');
      }
      if ((fieldOf(req.body, HONEYPOT) ?? '') === '') {
        await leads.store.accept(newFriendMessage(ctx, about, parsed.values, now()));
        leads.wake();
      }
    } catch (error) {
      log.error({ err: error, id: res.locals.requestId }, 'a message to a friend was not stored');
      return again(503, parsed, 'notStored');
    }
    const { locale } = found;
    const to = thankYouPath(source.paths, locale, 'send-to-friend');
    res.set('Cache-Control', 'no-store').redirect(303, to ?? homePath(source.paths, locale));
  };
}
