import { changesSince } from '../../../views/domain/history/changes.ts';
import { type OwnerExchange, sendOwnerPage } from './owner-answer.ts';
import { ownHistory, sectionOf } from './own-history.ts';
import type { SignInOptions } from './sign-in.ts';

/** The history of a home (spec section 2). */
export async function showHistory(exchange: OwnerExchange, options: SignInOptions): Promise<void> {
  const own = await ownHistory(exchange, options, { isCompared: true });
  if (!own) return;
  const { owner, home, history, comparison } = own;
  const { before } = owner;
  await sendOwnerPage(exchange, {
    kind: 'history',
    greeted: owner.firstName ?? owner.name,
    home,
    history,
    ...(comparison && { comparison }),
    now: options.now(),
    ...(before !== undefined && { last: { at: before, changes: changesSince(history, before) } }),
    section: sectionOf(exchange.req) ?? 'statistics',
  });
}
