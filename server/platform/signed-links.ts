import { Signer } from './signed-token.ts';

/** Query parameter with the signature: the log leaves query strings out. */
export const LINK_KEY = 'key';

/** What a set of links does. */
interface SignedLinksOptions<Use extends string> {
  /** The site's session secret. */
  secret: string;
  /** URL path that they begin with: `/messages`. */
  path: string;
  /** Distinguishes them from other links: `lead link`. */
  name: string;
  /** What a link does; it is signed for that alone. */
  uses: readonly Use[];
}

/**
 * Links in mails that do one thing with one thing each, without a session: `/messages/sent/ID?key=…`.
 * Opening one changes nothing, as programs that check mails open them all; its page has a button.
 */
export class SignedLinks<Use extends string> {
  readonly #path: string;
  readonly #signers: ReadonlyMap<Use, Signer>;

  constructor({ secret, path, name, uses }: SignedLinksOptions<Use>) {
    this.#path = path;
    this.#signers = new Map(
      uses.map((use) => [use, new Signer(secret, `vitrine ${name} ${use} 1`)]),
    );
  }

  /**
   * URL path and query string.
   * @param until milliseconds since 1970.
   */
  until(until: number, use: Use, id: string): string {
    const key = this.#signers.get(use)?.sign(id, until) ?? '';
    return `${this.#path}/${use}/${encodeURIComponent(id)}?${LINK_KEY}=${key}`;
  }

  /** Whether a key opens this use of this id at a time in milliseconds since 1970. */
  opens(use: Use, id: string, key: string, now: number): boolean {
    return this.#signers.get(use)?.holds(id, key, now) ?? false;
  }
}
