import express, { type Response, Router } from 'express';
import { z } from 'zod';

/** What a tool for analytics sent, or `fault`: why it was refused. */
type Seen = Readonly<Record<string, unknown>>;

/** A page's URL: of its query only what campaigns add. */
const pageUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { searchParams, hash } = new URL(text);
  return hash === '' && [...searchParams.keys()].every((name) => name.startsWith('utm_'));
}, 'a URL without what a visitor typed');

/** Matomo's Tracking HTTP API, as far as its JavaScript tracker uses it here. */
const matomoHit = z
  .strictObject({
    idsite: z.string().regex(/^[1-9]\d*$/),
    rec: z.literal('1'),
    url: pageUrl,
    urlref: pageUrl.optional(),
    action_name: z.string().min(1).optional(),
    e_c: z.string().min(1).optional(),
    e_a: z.string().min(1).optional(),
    e_n: z.string().optional(),
    e_v: z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .optional(),
    idgoal: z
      .string()
      .regex(/^[1-9]\d*$/)
      .optional(),
    revenue: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .optional(),
  })
  .refine((hit) => (hit.e_c === undefined) === (hit.e_a === undefined), 'half an event')
  .refine(
    (hit) => [hit.action_name, hit.e_c, hit.idgoal].filter((one) => one !== undefined).length === 1,
    'one of a view, an event and a goal',
  );

/** Plausible's Events API. */
const plausibleEvent = z.strictObject({
  n: z.string().min(1).max(120),
  u: pageUrl,
  d: z.string().min(1),
  r: z.string().nullable(),
  p: z
    .record(z.string().min(1).max(300), z.union([z.string().max(2000), z.number(), z.boolean()]))
    .refine((properties) => Object.keys(properties).length <= 30, 'at most 30')
    .optional(),
});

/**
 * The servers of stand-ins for Matomo (`/matomo.php`) and Plausible (`/api/event`). They answer 400
 * where the services would silently drop or repair what they are sent.
 * @param record takes each event, with `tool`.
 */
export function trackerRoutes(record: (event: Seen) => void): Router {
  const router = Router();
  const take = (res: Response, tool: string, schema: z.ZodType<object>, data: unknown) => {
    const { success, error, data: event } = schema.safeParse(data);
    record(success ? { tool, ...event } : { tool, fault: z.prettifyError(error) });
    res.set('Access-Control-Allow-Origin', '*').type('text/plain');
    return res.status(success ? 202 : 400).send('');
  };
  router.get('/matomo.php', (req, res) => {
    const { searchParams } = new URL(req.url, 'http://any.invalid');
    take(res, 'matomo', matomoHit, Object.fromEntries(searchParams));
  });
  router.post('/api/event', express.json({ type: 'text/plain' }), (req, res) => {
    take(res, 'plausible', plausibleEvent, req.body);
  });
  return router;
}
