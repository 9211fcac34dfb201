import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeKind } from './route-kind.ts';

/**
 * Bounds of the histogram, in seconds; a cached page takes less than the first, a rendered one a
 * value in the middle.
 */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one server, for Prometheus. No label ever contains a URL path or a visitor. */
export interface Metrics {
  readonly registry: Registry;
  /** Measures the duration of every request that passes through. */
  readonly timed: RequestHandler;
  /** A counter; read when the metrics are requested. */
  count(name: string, help: string, read: () => number): void;
  /** A gauge; read when the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void;
}

/** Starts measuring the process (memory, processor, event loop, garbage collection). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by what was asked for and its status.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  });
  return {
    registry,
    timed: (req, res, next) => {
      const ended = durations.startTimer();
      res.once('close', () => {
        const kind = routeKind(req.originalUrl, res.locals.isFromCache === true);
        const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted';
        ended({ kind, status });
      });
      next();
    },
    count(name, help, read) {
      const counter: Counter = new Counter({
        name,
        help,
        registers,
        collect() {
          counter.reset();
          counter.inc(read());
        },
      });
    },
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
  };
}
