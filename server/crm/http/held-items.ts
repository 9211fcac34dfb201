import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { checkValue } from '../../files/json-file.ts';
import { reasonText } from '../../files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import type { WireOptions } from '../wire-options.ts';
import { type Directory, type References, referencesIn, withReferences } from './references.ts';
import { anyOf, type Translated } from './wire-texts.ts';
import { numberIn } from './wire-values.ts';

/** Prospective, cancelled and inactive: not shown to visitors. */
export const WITHHELD: readonly number[] = [0, 3, 5];
/** Items between pauses. */
const SLICE = 20;

/** An item that keeps its schema, or why it does not. */
type Held<Item> = { item: Item; references: References } | { reason: string };

/** Homes or projects in the words of the domain, by id, as the CRM gave them last. */
export class HeldItems<Item extends object> {
  readonly #schema: z.ZodType<Item>;
  readonly #options: WireOptions;
  readonly #held: Map<number, Held<Item>>;

  constructor(schema: z.ZodType<Item>, options: WireOptions, held?: HeldItems<Item>) {
    this.#schema = schema;
    this.#options = options;
    this.#held = new Map(held ? held.#held : []);
  }

  get ids(): number[] {
    return [...this.#held.keys()];
  }

  has(id: number): boolean {
    return this.#held.has(id);
  }

  /**
   * Takes an item as the CRM gave it, and as it was translated.
   * @returns whether it differs from what was held.
   */
  take(id: number, given: Translated, translated: object): boolean {
    if (WITHHELD.includes(numberIn(anyOf(given)['Status']) ?? -1)) return this.forget(id);
    const checked = checkValue(translated, this.#schema);
    const held: Held<Item> = checked.ok
      ? { item: checked.value, references: referencesIn(given, this.#options) }
      : { reason: reasonText(checked.problems) };
    const isSame = isDeepStrictEqual(this.#held.get(id), held);
    if (!isSame) this.#held.set(id, held);
    return !isSame;
  }

  /** @returns whether it was held. */
  forget(id: number): boolean {
    return this.#held.delete(id);
  }

  /**
   * The items with what they refer to, and what was left out. Their parts are those that are held:
   * cloning ten thousand homes would make as much garbage again as checking them does.
   */
  async answer(
    directory: Directory,
    faults: readonly string[],
  ): Promise<{ items: Item[]; dropped: DroppedItem[] }> {
    const items: Item[] = [];
    const dropped = faults.map(droppedOf);
    let index = 0;
    for (const [id, held] of this.#held) {
      if (++index % SLICE === 0) await setImmediate();
      if ('reason' in held) dropped.push({ item: String(id), reason: held.reason });
      else items.push(withReferences(held.item, held.references, directory));
    }
    return { items, dropped };
  }
}

function droppedOf(fault: string): DroppedItem {
  const [item = '', ...reason] = fault.split(': ');
  return { item, reason: reason.join(': ') };
}
