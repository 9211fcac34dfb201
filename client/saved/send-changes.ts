import { keysNow } from './saved-cookie.ts';

export type Change = 'save' | 'remove' | 'restore';

/**
 * Sends what was pressed, one request at a time: each answer sets the whole cookie. What is pressed
 * meanwhile is sent with the next one, or when the page is left.
 */
export class Changes {
  /** By key: what was pressed last and is not confirmed. */
  readonly pending = new Map<string, Change>();
  readonly #url: string;
  readonly #done: (status: number) => void;
  #isSending = false;

  /** @param done is called after each answer, with 0 if there was none or the cookie was refused. */
  constructor(url: string, done: (status: number) => void) {
    this.#url = url;
    this.#done = done;
    addEventListener('pagehide', () => {
      if (this.pending.size > 0) navigator.sendBeacon(url, bodyOf([...this.pending]));
    });
  }

  add(key: string, change: Change): void {
    this.pending.set(key, change);
    if (!this.#isSending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.pending.size > 0) {
      const sent = [...this.pending];
      const status = await post(this.#url, sent);
      for (const [key, change] of sent) {
        if (this.pending.get(key) === change) this.pending.delete(key);
      }
      this.#done(status === 200 && !isKept(sent) ? 0 : status);
    }
    this.#isSending = false;
  }
}

/** The last one first: the server makes the first of several the newest. */
function bodyOf(changes: readonly (readonly [string, Change])[]): URLSearchParams {
  return new URLSearchParams(changes.toReversed().map(([key, change]) => [change, key]));
}

/** @returns the status; 0 without an answer. */
async function post(url: string, sent: readonly (readonly [string, Change])[]): Promise<number> {
  try {
    const headers = { accept: 'application/json' };
    const body = bodyOf(sent);
    const answer = await fetch(url, { method: 'POST', headers, body });
    // Read to its end: the browser would report an answer that nobody reads as broken off.
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Whether the browser has kept the cookie. */
function isKept(sent: readonly (readonly [string, Change])[]): boolean {
  const keys = keysNow();
  return sent.every(([key, change]) => keys.includes(key) === (change !== 'remove'));
}
