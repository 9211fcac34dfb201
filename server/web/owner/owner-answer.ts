import type { Request, Response } from 'express';
import type { OwnerPage, SignInPage } from '../../../views/domain/owner/owner-page.ts';
import { homePath } from '../../../views/routing/owner-path.ts';
import { alternates } from '../../../views/subjects/alternates.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { OwnerRequest } from './owner-request.ts';

/** A request to an owner's page, as its handlers need it. */
export interface OwnerExchange {
  req: Request;
  res: Response;
  source: PageSource;
  request: OwnerRequest;
  /** Whether only requests from this machine reach the site. */
  isLocal: boolean;
  /** Whether the session has run out. */
  hasEnded?: boolean;
}

/** Answers with an owner's page, which is never cached. */
export async function sendOwnerPage(
  { res, source, request }: OwnerExchange,
  owner: OwnerPage,
  status = 200,
): Promise<void> {
  const { locale, page, pagePath } = request;
  const subject = { kind: 'page', page } as const;
  const query = new URLSearchParams();
  const { paths } = source;
  // The languages of a home's history lead to the same home.
  const ofHome = (path: string) =>
    owner.kind === 'history' ? homePath(path, owner.home.id) : path;
  const found = Object.entries(alternates(paths, subject, query));
  const inLanguages = Object.fromEntries(found.map(([one, path]) => [one, ofHome(path)]));
  const path = ofHome(pagePath);
  const shown = { locale, subject, path, query, alternates: inLanguages };
  await sendUncached(res, await pageAnswer(source, { ...shown, owner }, { status }));
}

/** Answers with the sign-in and its notice. */
export function sendSignIn(
  exchange: OwnerExchange,
  changes: Partial<Omit<SignInPage, 'kind'>> = {},
  status = 200,
): Promise<void> {
  const { isLocal, request } = exchange;
  const page: SignInPage = { kind: 'sign-in', email: '', missing: [], isLocal, ...changes };
  return sendOwnerPage({ ...exchange, request: { ...request, ...request.login } }, page, status);
}
