import type { Locale } from '../locale.ts';

/** Where an address of the agency's old site leads. */
export type OldAddressTarget =
  | { kind: 'path'; path: string }
  | { kind: 'page'; name: string }
  | { kind: 'home'; id: number };

/** An address of the agency's old site: a line of `redirects.csv`. */
export interface OldAddress {
  /** As written: a path with or without a query string. */
  from: string;
  target: OldAddressTarget;
  /** Language of the target; without one that of the old path, else the visitor's. */
  locale?: Locale | undefined;
}

/**
 * What addresses are compared by: decoded, in lower case, without a slash at the end. Undefined for
 * a path that cannot be one.
 */
export function addressKey(path: string): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  try {
    return segments.map(decodeURIComponent).join('/').toLowerCase();
  } catch {
    // A percent sign that encodes nothing: no page has such a path.
    return undefined;
  }
}

/** Splits an address into its path and its query parameters. */
export function splitAddress(address: string): { path: string; query: URLSearchParams } {
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  return { path, query: new URLSearchParams(at < 0 ? '' : address.slice(at + 1)) };
}

interface Entry {
  parameters: readonly (readonly [name: string, value: string])[];
  address: OldAddress;
}

/** The addresses of the agency's old site, found by what a visitor requests. */
export class OldAddresses {
  /** Entries of a path, those with the most parameters first. */
  readonly #entries: ReadonlyMap<string, readonly Entry[]>;
  readonly size: number;

  constructor(addresses: readonly OldAddress[]) {
    const entries = new Map<string, Entry[]>();
    for (const address of addresses) {
      const { path, query } = splitAddress(address.from);
      const key = addressKey(path);
      if (key === undefined) continue;
      const all = entries.get(key) ?? [];
      all.push({ parameters: [...query], address });
      entries.set(key, all);
    }
    for (const all of entries.values()) {
      all.sort((a, b) => b.parameters.length - a.parameters.length);
    }
    this.#entries = entries;
    this.size = addresses.length;
  }

  /**
   * The line for a request: its path, and all parameters that the line names; what else is in the
   * query string, such as a campaign's, does not matter. The line that names the most wins.
   */
  find(path: string, query: URLSearchParams): OldAddress | undefined {
    const key = addressKey(path);
    const entries = key === undefined ? undefined : this.#entries.get(key);
    return entries?.find(({ parameters }) =>
      parameters.every(([name, value]) => query.getAll(name).includes(value)),
    )?.address;
  }
}
