import type { Request, RequestHandler, Response } from 'express';
import { FairQueue } from '../../platform/concurrency/fair-queue.ts';
import { withAsker, runInSlot } from '../../platform/concurrency/request-slot.ts';
import { HttpError } from '../../platform/http-error.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { addressKey } from '../../services/limits/address-key.ts';

/** Requests that compute at a time: more would only share the processor. */
const AT_A_TIME = 2;
/** Requests of all that wait: what they hold stays below some tens of megabytes. */
const MAX_WAITING = 600;
/**
 * Requests of one IP address that wait, a second or two of work: an office or the phones of a
 * provider are behind one, but do not all load a page within the same second.
 */
const MAX_OF_ADDRESS = 120;

/** Bounds of the requests that compute. */
export interface QueueBounds {
  atATime?: number;
  maxWaiting?: number;
  maxOfAddress?: number;
}

/** More requests are waiting than are queued, of one IP address or of all. */
export class TooBusy extends HttpError {
  constructor() {
    super(503, 'too many requests are waiting');
    this.name = 'TooBusy';
  }
}

export interface RequestQueue {
  /** From here on the work of a request is queued under its IP address. */
  asking: RequestHandler;
  /** What follows computes in a slot of the queue, until it waits for something else. */
  wait: RequestHandler;
}

/**
 * The queue of the requests that compute on the one thread that answers them: one of each IP address
 * in turn (docs/house.md, "The path of a request"). The address is the connection's, or the one that
 * a trusted proxy names.
 */
export function requestQueue({
  atATime = AT_A_TIME,
  maxWaiting = MAX_WAITING,
  maxOfAddress = MAX_OF_ADDRESS,
}: QueueBounds = {}): RequestQueue {
  const full = () => new TooBusy();
  const queue = new FairQueue({ atATime, maxWaiting, maxOfOne: maxOfAddress, full });
  return {
    asking: (req, res, next) => {
      const asker = addressKey(req.ip);
      const throwIfGone = isRead(req) ? () => throwIfLeft(req, res) : undefined;
      withAsker({ queue, asker, ...(throwIfGone && { throwIfGone }) }, next);
    },
    wait: waitForSlot,
  };
}

/** Queues the request; also after its body has been read, before it is validated. */
export const waitForSlot: RequestHandler = (_req, _res, next) => runInSlot(async () => next());

/** Of a request that reads; what was sent is taken also from a client that has left. */
function throwIfLeft({ method }: Request, { closed, writableFinished }: Response): void {
  if (!closed || writableFinished) return;
  throw Object.assign(new Error(`a ${method} was broken off`), { code: 'ECONNABORTED' });
}
