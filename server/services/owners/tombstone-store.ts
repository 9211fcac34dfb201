import session, { type SessionData, Store } from 'express-session';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import { MAX_AGE } from './session-limits.ts';

type Done = (error?: unknown) => void;
type Found = SessionData | null | undefined;

/** Milliseconds for each call, after which the call fails. */
const SESSION_TIMEOUT = 600;

/** Before the id of a session that was ended; no id has a colon. */
const TOMBSTONE = 'ended:';
/** Before the id of an owner whose sessions were all ended. */
const GENERATION = 'generation:';

interface Generation extends Pick<SessionData, 'cookie'> {
  generation: string;
}

/**
 * Keeps a session that was ended from coming back, in any store of express-session. A request that
 * was under way may save it after it was destroyed, on another server too; stores such as
 * MemoryStore bring it back then. Here `destroy` writes a tombstone under a key of its own, and
 * `get` finds no session that has one. Nothing but its age removes a tombstone: no save is late
 * enough to undo it, and no check has to come before a write.
 *
 * Guaranteed once `destroy` has called back without an error: no `get` that begins later, on any
 * server that shares the store, finds the session. The store must show a write that it has called
 * back for to every later read, and keep it until its cookie expires; it need not compare and set.
 * A `get` that began before may still find it. Tombstones last as long as a session can
 * ({@link MAX_AGE}).
 */
export class TombstoneStore extends Store {
  readonly #inner: Store;
  readonly #timers: Timers;

  /** @param inner its `disconnect` and `connect` are passed on. */
  constructor(inner: Store, timers: Timers) {
    super();
    this.#inner = inner;
    this.#timers = timers;
    for (const event of ['disconnect', 'connect']) inner.on(event, () => this.emit(event));
  }

  override get(id: string, done: (error: unknown, found?: Found) => void): void {
    const find = async () => {
      // Looked for last: what was ended before this call has it by then.
      const found = await this.#read(id);
      return found && !(await this.#isEnded(id)) ? found : null;
    };
    this.#answer(find, done);
  }

  /** A session that was ended is not kept, which is no error. */
  override set(id: string, data: SessionData, done: Done = () => {}): void {
    const save = async () => {
      await this.#write(id, data);
      // Else its data would stay in the store until they expire.
      if (await this.#isEnded(id)) await this.#remove(id);
    };
    this.#answer(save, done);
  }

  override destroy(id: string, done: Done = () => {}): void {
    const end = async () => {
      const cookie = new session.Cookie();
      cookie.maxAge = MAX_AGE;
      await this.#write(TOMBSTONE + id, { cookie });
      await this.#remove(id);
    };
    this.#answer(end, done);
  }

  /**
   * The generation that sessions of an owner must have; undefined for any, as long as no session can
   * be older than the last change.
   */
  generationOf(owner: number): Promise<string | undefined> {
    return withDeadline(this.#timers, SESSION_TIMEOUT, async () => {
      const found = (await this.#read(GENERATION + owner)) as
        | Partial<Generation>
        | null
        | undefined;
      return found?.generation;
    });
  }

  /** Ends the sessions of an owner that have another generation, on every server. */
  changeGeneration(owner: number, generation: string): Promise<void> {
    return withDeadline(this.#timers, SESSION_TIMEOUT, () => {
      const cookie = new session.Cookie();
      cookie.maxAge = MAX_AGE;
      return this.#write(GENERATION + owner, { cookie, generation } satisfies Generation);
    });
  }

  async #isEnded(id: string): Promise<boolean> {
    return Boolean(await this.#read(TOMBSTONE + id));
  }

  #read(id: string): Promise<Found> {
    return called<Found>((done) => this.#inner.get(id, done));
  }

  #write(id: string, data: Pick<SessionData, 'cookie'> | Generation): Promise<void> {
    return called<void>((done) => this.#inner.set(id, data as SessionData, done));
  }

  #remove(id: string): Promise<void> {
    return called<void>((done) => this.#inner.destroy(id, done));
  }

  #answer<T>(call: () => Promise<T>, done: (error: unknown, result?: T) => void): void {
    withDeadline(this.#timers, SESSION_TIMEOUT, call).then(
      // Outside the promise: what a callback throws is not its rejection.
      (result) => setImmediate(done, undefined, result),
      (error: unknown) => setImmediate(done, error),
    );
  }
}

/** What a store calls back with. */
function called<T>(call: (done: (error?: unknown, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, result) => {
      if (error === undefined || error === null) resolve(result as T);
      else reject(error instanceof Error ? error : new Error('the store failed', { cause: error }));
    });
  });
}
