/** Shares one run of the same work among concurrent callers. */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  /** Returns the run under way with this name, or starts one. */
  do(name: string, work: () => Promise<T>): Promise<T> {
    const joined = this.#underWay.get(name);
    if (joined) return joined;
    const promise = work().finally(() => {
      if (this.#underWay.get(name) === promise) this.#underWay.delete(name);
    });
    this.#underWay.set(name, promise);
    return promise;
  }

  /** Later callers start a new run; the one under way continues. */
  forget(): void {
    this.#underWay.clear();
  }
}
