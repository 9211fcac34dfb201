import autocannon from 'autocannon';

/** One measurement under load. */
export interface Reading {
  requestsPerSecond: number;
  p99Ms: number;
}

const SECONDS = 4;
const CONNECTIONS = 16;

/**
 * Loads a URL for some seconds.
 * @throws when any response is not a 2xx, since errors would count towards the rate.
 */
export async function load(url: string, headers: Record<string, string>): Promise<Reading> {
  const result = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** The reading with the middle rate, so that one noisy round does not count. */
export function medianOf(readings: readonly Reading[]): Reading {
  const sorted = readings.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no readings');
  return middle;
}
