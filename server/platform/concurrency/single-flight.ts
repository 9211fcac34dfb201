/** The runs of one name: at most one is under way, and at most one follows it. */
interface Flight<T> {
  running: Promise<T> | undefined;
  next: Promise<T> | undefined;
}

/**
 * Shares one run of the same work among concurrent callers. Of a name at most one run is under way.
 * It is our own: packages that do this (p-memoize, p-limit, p-debounce) either keep results, or
 * have no run that begins after the call.
 */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** The result of the run under way with this name, or of a new one: it may have begun before. */
  do(name: string, work: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(name);
    return flight?.running ?? flight?.next ?? this.#start(name, work);
  }

  /**
   * The result of a run that begins after the call, and so sees what the caller has done. Calls
   * during a run share the one that follows it, whether the first succeeds or not; it is the `work`
   * of the first of these calls that runs.
   */
  doFresh(name: string, work: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(name);
    if (flight?.next) return flight.next;
    if (!flight?.running) return this.#start(name, work);
    const start = () => this.#begin(name, flight, work);
    flight.next = flight.running.then(start, start);
    return flight.next;
  }

  /** Resolves when nothing is under way or due; never rejects. */
  async idle(): Promise<void> {
    while (this.#flights.size > 0) {
      const flights = [...this.#flights.values()];
      await Promise.allSettled(flights.flatMap(({ next, running }) => next ?? running ?? []));
    }
  }

  /** Later callers start a new run; those under way continue. */
  forget(): void {
    this.#flights.clear();
  }

  #start(name: string, work: () => Promise<T>): Promise<T> {
    const flight: Flight<T> = { running: undefined, next: undefined };
    this.#flights.set(name, flight);
    return this.#begin(name, flight, work);
  }

  #begin(name: string, flight: Flight<T>, work: () => Promise<T>): Promise<T> {
    flight.next = undefined;
    flight.running = work().finally(() => {
      flight.running = undefined;
      if (!flight.next && this.#flights.get(name) === flight) this.#flights.delete(name);
    });
    return flight.running;
  }
}
