import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { checkValue } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { withSharedParts } from '../../../platform/shared-parts.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import type { WireOptions } from '../wire-options.ts';
import { defaultFlags } from './items/published-flags.ts';
import { type Directory, type References, referencesIn, withReferences } from './references.ts';
import { UNPUBLISHED_STATUSES } from './wire/statuses.ts';
import { anyOf, type Translated } from './wire/wire-texts.ts';
import { numberIn } from '../wire-values.ts';

/** Items between pauses. */
const SLICE = 20;

/** A valid item, with what was answered of it last; or the reason why it is invalid. */
type CachedItem<Item> =
  | { item: Item; references: References; answered?: Item }
  | { reason: string };

/** What items that are put share their equal parts with. */
interface Beginning<Item extends object> {
  /** Those of before. */
  before?: CachedItems<Item> | undefined;
  /** Whether every item that is still there will be put: then it begins empty. */
  isWhole?: boolean;
  /** Items of the disk copy, by id. */
  copied?: ReadonlyMap<number, Item> | undefined;
}

/** The homes or projects last received from the CRM, in types of the domain, by id. */
export class CachedItems<Item extends object> {
  readonly #schema: z.ZodType<Item>;
  readonly #options: WireOptions;
  readonly #cached: Map<number, CachedItem<Item>>;
  /** Items that are put again equal to these stay the same objects. */
  readonly #before: ReadonlyMap<number, CachedItem<Item>>;
  /** Until the first answer. */
  #copied: ReadonlyMap<number, Item> | undefined;

  constructor(
    schema: z.ZodType<Item>,
    options: WireOptions,
    { before, isWhole = false, copied }: Beginning<Item> = {},
  ) {
    this.#schema = schema;
    this.#options = options;
    this.#cached = new Map(before && !isWhole ? before.#cached : []);
    this.#before = before ? before.#cached : new Map();
    this.#copied = copied;
  }

  get ids(): number[] {
    return [...this.#cached.keys()];
  }

  has(id: number): boolean {
    return this.#cached.has(id);
  }

  /**
   * Caches an item: as received from the CRM, and translated.
   * @returns whether it differs from what was cached.
   */
  put(id: number, given: Translated, translated: object): boolean {
    const references = referencesIn(given, this.#options);
    const isWithheld = UNPUBLISHED_STATUSES.includes(numberIn(anyOf(given)['Status']) ?? -1);
    if (isWithheld || references.published.item === false) return this.forget(id);
    const checked = checkValue(translated, this.#schema);
    const cached: CachedItem<Item> = checked.ok
      ? { item: checked.value, references }
      : { reason: reasonText(checked.problems) };
    const before = this.#cached.get(id) ?? this.#before.get(id);
    const isSame = before !== undefined && isDeepStrictEqual(unanswered(before), cached);
    const isKnown = isSame && this.#cached.has(id);
    if (isSame) this.#cached.set(id, before);
    else this.#cached.set(id, shared(cached, this.#copied?.get(id) ?? itemOf(before)));
    return !isKnown;
  }

  /** @returns whether it was cached. */
  forget(id: number): boolean {
    return this.#cached.delete(id);
  }

  /**
   * The items with their references, and those left out. They share the cached objects: cloning ten
   * thousand homes would double the garbage of checking them.
   */
  async answer(
    directory: Omit<Directory, 'options'>,
    faults: readonly string[],
  ): Promise<{ items: Item[]; dropped: DroppedItem[] }> {
    const items: Item[] = [];
    const dropped = faults.map(droppedOf);
    const unsaid = this.#unsaid();
    const resolving = { ...directory, options: this.#options };
    let index = 0;
    for (const [id, cached] of this.#cached) {
      if (++index % SLICE === 0) await setImmediate();
      if ('reason' in cached) dropped.push({ item: String(id), reason: cached.reason });
      else if (cached.references.published.item ?? unsaid.item) {
        const item = withReferences(cached.item, cached.references, resolving, unsaid);
        cached.answered = withSharedParts(item, cached.answered ?? this.#copied?.get(id));
        items.push(cached.answered);
      }
    }
    this.#copied = undefined;
    return { items, dropped };
  }

  /** The valid items with their references, one by one: a list of all would be made in one turn. */
  *valid(): Generator<{ id: number; item: Item; references: References }> {
    for (const [id, cached] of this.#cached) {
      if ('references' in cached) yield { id, item: cached.item, references: cached.references };
    }
  }

  #unsaid() {
    return defaultFlags(this.#published());
  }

  *#published() {
    for (const cached of this.#cached.values()) {
      if ('references' in cached) yield cached.references.published;
    }
  }
}

function unanswered<Item>(cached: CachedItem<Item>): CachedItem<Item> {
  if ('reason' in cached) return cached;
  const { item, references } = cached;
  return { item, references };
}

/** What has changed, sharing what has not with what is known of the item. */
function shared<Item>(cached: CachedItem<Item>, known: Item | undefined): CachedItem<Item> {
  if ('reason' in cached) return cached;
  return { ...cached, item: withSharedParts(cached.item, known) };
}

function itemOf<Item>(cached: CachedItem<Item> | undefined): Item | undefined {
  return cached && 'item' in cached ? cached.item : undefined;
}

function droppedOf(fault: string): DroppedItem {
  const [item = '', ...reason] = fault.split(': ');
  return { item, reason: reason.join(': ') };
}
