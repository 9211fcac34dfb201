import assert from 'node:assert/strict';
import request from 'supertest';
import { createStandIns } from '../../../../server/stand-ins/stand-ins.ts';
import { NOON } from '../../../support/site-app.ts';

const VISIT = {
  property: '70408',
  summary: 'Uw bezoek',
  description: 'Tot dan',
  url: 'http://127.0.0.1:3000/nl/te-koop/gent-woning-70408',
};

describe('the stand-in for an appointment widget', () => {
  let app: ReturnType<typeof createStandIns>['app'];
  beforeEach(() => {
    ({ app } = createStandIns(() => NOON));
  });

  const free = async (property: string) => {
    const { body } = await request(app).get('/slots').query({ property }).expect(200);
    return body as number[];
  };
  const book = (fields: Readonly<Record<string, string | number>>) =>
    request(app)
      .post('/bookings')
      .type('form')
      .send({ ...VISIT, ...fields });

  it('has times of the next working days, each for one visit of a property', async () => {
    const slots = await free('70408');
    assert.equal(slots.length, 9);
    assert.equal(new Date(slots[0] ?? 0).toISOString(), '2026-11-23T09:00:00.000Z');
    await book({ start: slots[0] ?? 0 }).expect(201);
    assert.deepEqual(await free('70408'), slots.slice(1));
    await book({ start: slots[0] ?? 0 }).expect(409);
    assert.deepEqual(await free('70409'), slots);
    await book({ start: slots[0] ?? 0, property: '70409' }).expect(201);
  });

  it('takes no time that it did not offer, and nothing without the URL of a page', async () => {
    for (const start of [0, NOON, '', 'x']) await book({ start }).expect(409);
    const [start = 0] = await free('70408');
    for (const url of ['x', 'javascript:alert(1)']) await book({ start, url }).expect(400);
  });

  it('gives what was booked as a file for a calendar', async () => {
    const [start = 0] = await free('70408');
    const { body } = await book({ start }).expect(201);
    const { id } = body as { id: string };
    const file = await request(app).get(`/bookings/${id}/visit.ics`).expect(200);
    assert.equal(file.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(file.headers['content-disposition'], 'attachment; filename=visit.ics');
    assert.equal(file.headers['access-control-allow-origin'], '*');
    assert.match(file.text, /\r\nDTSTART:20261123T090000Z\r\nDTEND:20261123T093000Z\r\n/);
    await request(app).get('/bookings/other/visit.ics').expect(404);
  });
});
