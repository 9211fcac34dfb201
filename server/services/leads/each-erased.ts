import { setImmediate } from 'node:timers/promises';

/**
 * Calls what erases some leads at a time until it finds none; requests are answered in between.
 * @returns the ids of all that it has erased.
 */
export async function eachErased(erase: () => Promise<string[]>): Promise<string[]> {
  const erased: string[] = [];
  for (;;) {
    const ids = await erase();
    if (ids.length === 0) return erased;
    erased.push(...ids);
    await setImmediate();
  }
}
