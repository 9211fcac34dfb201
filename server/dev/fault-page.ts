import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import express, { type Express } from 'express';
import { devReload, withReloadScript } from '../web/pages/dev-reload.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, 'fault-page.html'));
const FRESH = { 'Cache-Control': 'no-store' };

/**
 * Says what is wrong in place of the site, on its port. Pages that are open in a browser reload as
 * they do when the site changes, and so show it.
 */
export class FaultPage {
  readonly #address: { port: number; host: string };
  #server: Server | undefined;

  constructor(address: { port: number; host: string }) {
    this.#address = address;
  }

  /** Resolves when it is served; the port must be free. */
  async show(fault: string): Promise<void> {
    await this.hide();
    const { port, host } = this.#address;
    this.#server = await new Promise((resolve, reject) => {
      const server = appOf(fault).listen(port, host, (error) => {
        if (error) reject(error);
        else resolve(server);
      });
    });
  }

  /** Resolves when the port is free. */
  hide(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return Promise.resolve();
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

function appOf(fault: string): Express {
  const app = express();
  const run = randomUUID();
  const page = withReloadScript(PAGE, run);
  app.use(devReload(run));
  app.get('/dev/fault', (_req, res) => void res.set(FRESH).type('text').send(fault));
  app.use((_req, res) => res.status(500).set(FRESH).type('html').send(page));
  return app;
}
