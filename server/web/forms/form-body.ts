import express, {
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { refuse } from '../../platform/http/refuse.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PageSource } from '../pages/page-source.ts';
import { refusal } from '../pages/refusal.ts';
import { waitForSlot } from '../queue/request-queue.ts';
import { requireKnownForm, UnknownForm } from './known-form.ts';

/** Bytes of a body at most: many times those of any form. */
const MAX_BODY = 64 * 1024;
/** Fields of a body: more than the options of any form, as each place that is ticked is a field. */
const MAX_FIELDS = 1000;

const TYPE = 'application/x-www-form-urlencoded';

const parse = express.urlencoded({
  extended: false,
  limit: MAX_BODY,
  parameterLimit: MAX_FIELDS,
  inflate: false,
  verify: (_req, res, body) => requireKnownForm(res as Response, body),
});

const isForm: RequestHandler = (req, res, next) => {
  if (req.is(TYPE)) next();
  else refuse(res, 415, `A form is sent as ${TYPE}.`);
};

function unreadable(tooLarge: RequestHandler): ErrorRequestHandler {
  return (error: { status?: number }, req, res, next) => {
    // What follows refuses what no page takes.
    if (error instanceof UnknownForm) return next('router');
    const { status = 500 } = error;
    if (status >= 500) return next(error);
    if (status === 413) return tooLarge(req, res, next);
    refuse(res, status, 'The form is malformed.');
  };
}

/**
 * Reads the body of a form: 413 if it is too large, 415 for another type, 400 if it is malformed. What
 * follows is queued by IP address. That of a form which the page does not have is left unparsed to the
 * next router.
 * @param cache keeps the page of a refusal.
 */
export function formBody(source: PageSource, cache?: PageCache) {
  const tooLarge = refusal(source, 'too-large', cache);
  return [isForm, parse, unreadable(tooLarge), waitForSlot] as const;
}

/** The same of a form without fields, which may be sent without a body. */
export function optionalFormBody(source: PageSource): RequestHandler {
  const read = Router().use(...formBody(source));
  return (req, res, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers;
    if (length === '0' && encoding === undefined) next();
    else read(req, res, next);
  };
}

/** The first value that was sent under a name; undefined if none was. */
export function fieldOf(body: unknown, name: string): string | undefined {
  return fieldsOf(body, name)[0];
}

/** The values that were sent under a name, in order. */
export function fieldsOf(body: unknown, name: string): string[] {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return [];
  const value: unknown = (body as Record<string, unknown>)[name];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
