import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { DataPort } from '../../../views/data-port.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { Site } from '../../../views/domain/site/site.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { type SearchAnswer, searchAnswer } from '../../../views/ui/search/search-answer.ts';
import { listOfGoal } from '../../../views/domain/list/list-kind.ts';
import { FairQueue } from '../../platform/concurrency/fair-queue.ts';
import { HttpError } from '../../platform/http-error.ts';
import { readLocale, sendJson } from '../../platform/http/json-answer.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { addressKey } from '../../services/limits/address-key.ts';
import type { PageSource } from '../pages/page-source.ts';

/** Answers in memory, of each language and edition of the catalogue: first letters are typed often. */
const MAX_ANSWERS = 500;
/** Characters of a text whose answer is kept: nobody else types a longer one. */
const MAX_SHARED = 60;
/** Requests that wait, some seconds of work; more are refused, and the box shows no suggestions. */
const MAX_WAITING = 200;
/** Requests of one IP address that wait: a whole office may type behind it. */
const MAX_OF_ADDRESS = 40;

const answersOf = perItem(
  (_data: DataPort, _site: Site) => new LRUCache<string, SearchAnswer>({ max: MAX_ANSWERS }),
);

/**
 * `GET /api/suggest?q=&lang=&goal=`: the search box's suggestions for a text, as `{ sentence,
 * places, homes }` (spec sections 2 and 9); the same as on the results page. Empty if nothing
 * matches. Texts are read one at a time, and other requests are answered in between; the same text
 * is read once, and one whose visitor has typed on is not read.
 * @returns a handler that fails with 503 where too many wait.
 */
export function suggest(
  live: Pick<PageSource, 'paths' | 'catalogue' | 'i18n' | 'site' | 'today'>,
): RequestHandler {
  const queue = new FairQueue({
    atATime: 1,
    maxWaiting: MAX_WAITING,
    maxOfOne: MAX_OF_ADDRESS,
    full: () => new HttpError(503, 'too many suggestions are asked for'),
  });
  return async (req, res) => {
    const params = queryOf(req);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const known = () => answerTo(live, params).cached();
    const read = async () => {
      await setImmediate();
      return gone.signal.aborted ? undefined : answerTo(live, params).read();
    };
    const turn = () => queue.run(addressKey(req.ip), read, gone.signal);
    const answer = known() ?? (await turn().catch(unlessGone(gone.signal)));
    if (answer) sendJson(res, answer);
  };
}

/** The answer to a text, if it is known, or read now. */
function answerTo(live: Parameters<typeof suggest>[0], params: URLSearchParams) {
  const { paths, catalogue, i18n, site, today } = live;
  const locale = readLocale(params, site.info.languages);
  const data = catalogue.port(locale);
  const answers = answersOf(data, site);
  const [text, goal] = [params.get('q') ?? '', params.get('goal')];
  const key = `${today} ${listOfGoal(goal) ?? ''} ${text}`;
  return {
    cached: () => answers.get(key),
    read: () => {
      const shared = answers.get(key);
      if (shared) return shared;
      const about = { locale, site, t: i18n.t(locale), links: createLinks(paths, locale) };
      const answer = searchAnswer({ ...about, data, today }, text, listOfGoal(goal));
      if (text.length <= MAX_SHARED) answers.set(key, answer);
      return answer;
    },
  };
}

/** A visitor who has left, or typed on, needs no answer. */
function unlessGone(signal: AbortSignal): (error: unknown) => undefined {
  return (error) => {
    if (!signal.aborted) throw error;
  };
}
