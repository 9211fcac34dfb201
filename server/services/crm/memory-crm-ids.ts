import { candidateNumber, type CrmIdKind, type CrmIds } from './crm-ids.ts';

/**
 * Numbers that are not stored, for commands that only report: mostly those that the site has. Several
 * share `ids`, by kind and number.
 */
export class MemoryCrmIds implements CrmIds {
  readonly #ids: Map<string, { source: string; id: string }>;

  constructor(ids: Map<string, { source: string; id: string }> = new Map()) {
    this.#ids = ids;
  }

  async numbersOf(source: string, kind: CrmIdKind, ids: readonly string[]) {
    return ids.map((id) => {
      for (let attempt = 0; ; attempt += 1) {
        const number = candidateNumber(source, id, attempt);
        const of = this.#ids.get(`${kind} ${number}`);
        if (!of) this.#ids.set(`${kind} ${number}`, { source, id });
        if (!of || (of.source === source && of.id === id)) return number;
      }
    });
  }

  async idOf(source: string, kind: CrmIdKind, number: number) {
    const of = this.#ids.get(`${kind} ${number}`);
    return of?.source === source ? of.id : undefined;
  }

  async close() {}
}
