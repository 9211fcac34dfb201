/** Codes of a connection that ended before an answer came. */
const BROKEN: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** A request that got no answer, or one that is an error. */
export interface Failure {
  /** Milliseconds since 1970. */
  at: number;
  /** Method and path. */
  what: string;
  why: string;
}

/** What failed although nobody had gone away. */
export class Failures {
  readonly failed: Failure[] = [];
  /** Requests that were sent again on another connection, as browsers do, and were answered then. */
  readonly resent: Failure[] = [];

  add(what: string, why: string): void {
    this.failed.push({ at: Date.now(), what, why });
  }

  /**
   * Sends a request; once more where its connection was closed under it: a server closes a connection
   * that was idle for some seconds, and the request may be on its way just then.
   * @throws the error of a request that got no answer; it is recorded.
   */
  async sent<T>(what: string, send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!BROKEN.has(causeOf(error)?.code)) return this.#failed(what, error);
      const resent = { at: Date.now(), what, why: reasonOf(error) };
      try {
        const answer = await send();
        this.resent.push(resent);
        return answer;
      } catch (again) {
        this.failed.push(resent);
        return this.#failed(what, again);
      }
    }
  }

  #failed(what: string, error: unknown): never {
    this.add(what, reasonOf(error));
    throw error;
  }
}

interface Cause {
  code?: string;
  message?: string;
  /** Of undici: how far its connection had got. */
  socket?: { bytesWritten?: number; bytesRead?: number };
}

function causeOf(error: unknown): Cause | undefined {
  return error instanceof Error ? (error.cause as Cause | undefined) : undefined;
}

function reasonOf(error: unknown): string {
  const { code, message, socket } = causeOf(error) ?? {};
  const { bytesRead, bytesWritten } = socket ?? {};
  const used = socket
    ? `the connection had read ${bytesRead} and written ${bytesWritten} bytes`
    : '';
  return [String(error), code, message, used].filter(Boolean).join('; ');
}
