import express, { Router } from 'express';
import { type Booking, Bookings } from './bookings.ts';

/** Maximum length of a text in characters. */
const MAX_TEXT = 500;

/**
 * The API for the stand-in's appointment widget: `GET /slots?property=`, `POST /bookings`, and the
 * booking as a calendar file: `GET /bookings/{id}/visit.ics`. The frame has no origin.
 * @param now milliseconds since 1970.
 */
export function bookingRoutes(now: () => number): Router {
  const bookings = new Bookings(now);
  const router = Router();
  router.use((_req, res, next) => {
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/slots', (req, res) => {
    const { searchParams } = new URL(req.url, 'http://any.invalid');
    res.json(bookings.free(searchParams.get('property') ?? ''));
  });
  router.post('/bookings', express.urlencoded({ extended: false }), (req, res) => {
    const booking = readBooking(req.body as Record<string, unknown>);
    if (!booking) return res.status(400).json({});
    const id = bookings.book(booking);
    return id === undefined ? res.status(409).json({}) : res.status(201).json({ id });
  });
  router.get('/bookings/:id/visit.ics', (req, res, next) => {
    const calendar = bookings.calendar(req.params.id);
    if (calendar === undefined) return next();
    res.attachment('visit.ics').type('text/calendar; charset=utf-8').send(calendar);
  });
  return router;
}

function readBooking(body: Record<string, unknown>): Booking | undefined {
  const text = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
  };
  if (!/^https?:$/.test(URL.parse(text('url'))?.protocol ?? '')) return undefined;
  return {
    property: text('property'),
    start: Number(text('start')),
    summary: text('summary'),
    description: text('description'),
    url: text('url'),
  };
}
