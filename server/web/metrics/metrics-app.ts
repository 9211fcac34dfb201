import express, { type ErrorRequestHandler, type Express } from 'express';
import { hostGuard, singleHost } from '../../platform/http/host-guard.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from './metrics.ts';

/** IP addresses that only this machine reaches. */
const LOOPBACK = /^(?:127\.|::1$)/;

interface Options {
  log: Log;
  /** The IP address that it listens on. */
  host: string;
}

/**
 * `GET /metrics` in the text format of Prometheus. On loopback for loopback hosts only, so that no
 * page in a browser of this machine reads it; elsewhere the network decides who may ask.
 */
export function createMetricsApp({ registry }: Metrics, { log, host }: Options): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);
  app.use(singleHost());
  if (LOOPBACK.test(host)) app.use(hostGuard(undefined, securityHeaders(undefined)));
  app.get('/metrics', async (_req, res) => {
    const text = await registry.metrics();
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).send(text);
  });
  app.use((_req, res) => refuse(res, 404, 'The figures are at /metrics.'));
  const failed: ErrorRequestHandler = (error, _req, res, _next) => {
    log.error({ err: error }, 'the metrics could not be read');
    refuse(res, 500, 'The metrics could not be read.');
  };
  app.use(failed);
  return app;
}
