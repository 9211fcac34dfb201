import { LRUCache } from 'lru-cache';
import type { PartProps } from '../../../views/page-context.ts';
import type { SharedInput } from './renderer.ts';

/** Characters of cached HTML: some thousand cards. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** Parts remembered without their HTML: most are asked for once. */
const MAX_ASKED = 5_000;

interface Part {
  /** Undefined if it depends on its page: it is rendered there. */
  html: string | undefined;
}

/**
 * The HTML of components that depend on nothing but the shared context and their props, for one
 * version of the page source. What is rendered while the version changes is not cached. A part is
 * cached when it is asked for again: a crawler that asks for each home once costs nothing.
 */
export class CachedParts {
  #version = '';
  readonly #asked = new LRUCache<string, true>({ max: MAX_ASKED });
  readonly #cached = new LRUCache<string, Part>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ html }, key) => key.length + (html?.length ?? 0),
  });

  /**
   * Undefined if the part is rendered within its page.
   * @param render makes the HTML from the shared context alone.
   * @throws what the component throws; that is not cached.
   */
  html(
    { context, version, isCurrent }: SharedInput,
    of: object,
    props: PartProps,
    render: () => string | undefined,
  ): string | undefined {
    const text = propsText(props);
    if (text === undefined) return undefined;
    const key = `${context.locale} ${identityOf(of)} ${text}`;
    if (version !== this.#version) {
      if (!isCurrent(version)) return undefined;
      this.#startVersion(version);
    }
    const cached = this.#cached.get(key);
    if (cached) return cached.html;
    if (!this.#asked.has(key)) {
      this.#asked.set(key, true);
      return undefined;
    }
    const html = render();
    if (isCurrent(version)) this.#cached.set(key, { html });
    return html;
  }

  #startVersion(version: string): void {
    this.#version = version;
    this.#asked.clear();
    this.#cached.clear();
  }
}

/**
 * Props as text, for the key; undefined if one of them may still change, or is a function. Strings
 * are prefixed by their length, so that keys are unambiguous.
 */
function propsText(props: PartProps): string | undefined {
  let text = '';
  for (const name in props) {
    const value = props[name];
    const part = valueText(value);
    if (part === undefined) return undefined;
    text += `${name}${part},`;
  }
  return text;
}

function valueText(value: PartProps[string] | null): string | undefined {
  switch (typeof value) {
    case 'string':
      return `"${value.length} ${value}`;
    case 'number':
    case 'boolean':
    case 'undefined':
      return ` ${value}`;
    case 'object':
      if (value === null) return ' null';
      return Object.isFrozen(value) ? `#${identityOf(value)}` : undefined;
    default:
      return undefined;
  }
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/** A number that no other object has had. */
function identityOf(value: object): number {
  const known = identities.get(value);
  if (known !== undefined) return known;
  identities.set(value, ++lastIdentity);
  return lastIdentity;
}
