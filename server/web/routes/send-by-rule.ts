import type { Request, Response } from 'express';
import type { CacheRule } from '../../../views/subjects/cache-rule.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sendPage } from '../page-cache/send-page.ts';
import { type PageAnswer, sendUncached } from '../pages/page-answer.ts';

interface Sending {
  rule: CacheRule;
  cache: PageCache;
  render: () => Promise<PageAnswer>;
}

/** Sends a page from the cache if its rule allows, rendering it if necessary. */
export async function sendByRule(
  req: Pick<Request, 'headers' | 'method'>,
  res: Response,
  { rule, cache, render }: Sending,
): Promise<void> {
  if (rule === 'no-store') return sendUncached(res, await render());
  const { cacheKey, encoding = 'identity' } = res.locals;
  const page = await cache.page(rule === 'cached' ? cacheKey : undefined, encoding, render);
  sendPage(req, res, page, encoding);
}
