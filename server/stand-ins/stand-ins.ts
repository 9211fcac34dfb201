import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Express, type Response } from 'express';
import { ROOT } from '../platform/root.ts';
import { bookingRoutes } from './booking-routes.ts';
import { trackerRoutes } from './tracker-routes.ts';

const SCRIPTS = path.join(ROOT, 'server/stand-ins/scripts');
/** By the name in their URL. These run in the page. */
const TOOLS = ['analytics', 'gtag', 'matomo', 'plausible', 'counter'];
/** These run in a frame, where they show something. */
const NAMES = ['reviews', 'external', 'property-widget', 'form', 'appointment', 'chat'];
/** How a stand-in misbehaves, by the folder in its URL: `/dead/reviews.js`. */
const MISBEHAVIOURS: Readonly<Record<string, (res: Response) => unknown>> = {
  /** The connection breaks. */
  dead: (res) => res.socket?.destroy(),
  /** Never answers. */
  slow: (res) => res.on('close', () => res.destroy()),
  /** Sends something other than a script. */
  broken: (res) => res.status(500).type('text/plain').send('out of order\n'),
  /** Runs and shows nothing. */
  silent: (res) => sendScripts(res, ['silent']),
  /** Lacks the button or the API. */
  bare: (res) => sendScripts(res, ['bare']),
  /** Tries to break out of its frame. */
  hostile: (res) => sendScripts(res, ['hostile']),
};

/** An event that the stand-in for analytics was sent. */
type Seen = Readonly<Record<string, unknown>>;
/** Maximum number of events; beyond it the oldest are dropped. */
const MAX_SEEN = 100;

/**
 * The stand-ins for third parties: `/{name}.js` is the script of one, `/{misbehaviour}/{name}.js`
 * one that misbehaves, `/seen` what analytics was sent.
 * @param now milliseconds since 1970.
 */
export function createStandIns(now: () => number): { app: Express; seen: readonly Seen[] } {
  const seen: Seen[] = [];
  const app = express();
  app.disable('x-powered-by');
  app.use(bookingRoutes(now));
  app.use(trackerRoutes((event) => record(seen, event)));
  app.get('/seen', (_req, res) => res.json(seen));
  app.post('/collect', express.json({ type: () => true }), (req, res) => {
    record(seen, req.body as Seen);
    res.set('Access-Control-Allow-Origin', '*').type('text/plain').send('');
  });
  app.post('/form', express.urlencoded({ extended: false }), (req, res) => {
    res.set('Content-Security-Policy', "default-src 'none'");
    res.type('text/plain').send(`${JSON.stringify(req.body, null, 2)}\n`);
  });
  app.get('/:name.js', (req, res, next) => {
    const { name } = req.params;
    if (TOOLS.includes(name)) return sendScripts(res, ['tool', name]);
    return NAMES.includes(name) ? sendScripts(res, ['widget', name]) : next();
  });
  app.get('/:misbehaviour/:name.js', (req, res, next) => {
    const misbehave = MISBEHAVIOURS[req.params.misbehaviour];
    return misbehave ? misbehave(res) : next();
  });
  return { app, seen };
}

function record(seen: Seen[], event: Seen): void {
  seen.push(event);
  if (seen.length > MAX_SEEN) seen.shift();
}

async function sendScripts(res: Response, names: readonly string[]): Promise<void> {
  const read = names.map((name) => readFile(path.join(SCRIPTS, `${name}.js`), 'utf8'));
  res.type('text/javascript').set('Cache-Control', 'no-store');
  res.send((await Promise.all(read)).join('\n'));
}
