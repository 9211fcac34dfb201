import type { Request, Response } from 'express';
import type { OwnerPage, SignInPage } from '../../views/domain/owner/owner-page.ts';
import { alternates } from '../../views/subjects/alternates.ts';
import { pageAnswer, sendUncached } from '../routes/page-answer.ts';
import type { PageSource } from '../routes/page-source.ts';
import type { OwnerRequest } from './owner-request.ts';

/** A request to an owner's page, as its handlers need it. */
export interface OwnerExchange {
  req: Request;
  res: Response;
  source: PageSource;
  asked: OwnerRequest;
  /** Whether only visitors of this machine reach the site. */
  isLocal: boolean;
  /** Whether the session has run out. */
  hasEnded?: boolean;
}

/** Answers with an owner's page; it is stored nowhere. */
export async function sendOwnerPage(
  { res, source, asked }: OwnerExchange,
  owner: OwnerPage,
  status = 200,
): Promise<void> {
  const { locale, page, pagePath: path } = asked;
  const subject = { kind: 'page', page } as const;
  const query = new URLSearchParams();
  const { paths } = source;
  const shown = { locale, subject, path, query, alternates: alternates(paths, subject, query) };
  await sendUncached(res, await pageAnswer(source, { ...shown, owner }, { status }));
}

/** Answers with the sign-in, which also says what is wrong. */
export function sendSignIn(
  exchange: OwnerExchange,
  changes: Partial<Omit<SignInPage, 'kind'>> = {},
  status = 200,
): Promise<void> {
  const { isLocal, asked } = exchange;
  const page: SignInPage = { kind: 'sign-in', email: '', missing: [], isLocal, ...changes };
  return sendOwnerPage({ ...exchange, asked: { ...asked, ...asked.login } }, page, status);
}
