import { HOME_PARAMETER } from '../../../views/routing/owner-path.ts';
import type { OwnerTask } from '../../../views/routing/owner-path.ts';
import { fieldOf } from '../forms/form-body.ts';
import { sendSignedPage } from '../pages/signed-page.ts';
import type { OwnerExchange } from '../owner/owner-answer.ts';
import type { SignInOptions } from '../owner/sign-in.ts';
import { labelOf } from './task-page.ts';

/** Characters of a text that is shown again: more than any of a task. */
const MAX_SHOWN = 8000;

/**
 * The session ended while an owner wrote: what they typed is shown to them again, 401. Once
 * they have signed in in another tab they can send it from here. Nothing is stored or named.
 */
export async function sendEndedTask(
  { req, res, source, request, hasEnded }: OwnerExchange,
  body: unknown,
  { owners }: SignInOptions,
): Promise<void> {
  if (hasEnded) await owners.sessions.end(req, res);
  const { locale, login, homeId } = request;
  const task = request.action as OwnerTask;
  const t = source.i18n.t(locale);
  const typed = (fieldOf(body, 'Content') ?? '').slice(0, MAX_SHOWN);
  const hidden = (['visit', 'answer'] as const).flatMap((name) => {
    const value = fieldOf(body, name);
    return value === undefined ? [] : [{ name, value: value.slice(0, MAX_SHOWN) }];
  });
  const content = {
    title: t(`ownerTasks.${task}.title`),
    warning: t('ownerTasks.notice.ended'),
    fields: [
      {
        name: 'Content',
        type: 'lines' as const,
        label: labelOf(t, task, 'Content'),
        values: [typed],
      },
    ],
    hidden,
    submit: t(`ownerTasks.${task}.submit`),
    link: {
      text: t('owner.login.title'),
      href: `${login.pagePath}${homeId === undefined ? '' : `?${HOME_PARAMETER}=${homeId}`}`,
      isNewTab: true,
    },
  };
  await sendSignedPage(res, source, { locale, path: req.path, status: 401, content });
}
