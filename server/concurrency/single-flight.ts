/** Shares one run of the same work among concurrent callers. */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  /** The work that is under way under this name, or else begins it. */
  do(name: string, work: () => Promise<T>): Promise<T> {
    const joined = this.#underWay.get(name);
    if (joined) return joined;
    const promise = work().finally(() => {
      if (this.#underWay.get(name) === promise) this.#underWay.delete(name);
    });
    this.#underWay.set(name, promise);
    return promise;
  }

  /** What is under way goes on, but nobody joins it any more. */
  forget(): void {
    this.#underWay.clear();
  }
}
