import { readCities } from '../many-homes.ts';
import type { Client } from './client.ts';

const TYPING = 20;

export interface Paths {
  home: string;
  list: string;
}

type Burst = (attacker: Client, paths: Paths, round: number) => Promise<unknown>;

const PLACES = readCities().slice(0, 400);

/** What is asked for at once. */
export const BURSTS: Readonly<Record<string, Burst>> = {
  '100 lists with 60 places': (attacker, { list }, round) =>
    each(100, (at) => attacker.get(`${list}?${places(60, round * 100 + at)}`)),
  '100 lists that are not cached': (attacker, { list }, round) =>
    each(100, (at) => attacker.get(`${list}?x=${round}-${at}`)),
  '100 counts of lists with 20 places': (attacker, _, round) =>
    each(100, (at) =>
      attacker.get(`/api/list-count?lang=nl&listing=sale&${places(20, round * 100 + at)}`),
    ),
  '20 forms of 980 fields': (attacker) =>
    each(20, () => attacker.post('/nl/zoekprofiel', form(980))),
  '20 forms that no page has': (attacker) =>
    each(20, () => attacker.post('/nl/contact', `form=none&${form(980)}`)),
  'twenty who type': (attacker, _, round) =>
    each(TYPING, async (at) => {
      const text = `huis met tuin in ${PLACES[(round * TYPING + at) % PLACES.length]!.label}`;
      for (let length = 3; length <= text.length; length += 2) {
        await attacker.get(`/api/suggest?lang=nl&q=${encodeURIComponent(text.slice(0, length))}`);
      }
    }),
  '100 sign-ins': (attacker, _, round) =>
    each(100, (at) =>
      attacker.post('/nl/login', `email=nobody${round}.${at}%40mail.example&password=guess`),
    ),
};

/** Answers of any status: what a burst is refused is no failure. */
function each(count: number, ask: (at: number) => Promise<unknown>): Promise<unknown> {
  return Promise.allSettled(Array.from({ length: count }, (_, at) => ask(at)));
}

/** Parameters of places, others for each number. */
function places(count: number, from: number): string {
  const regions = Array.from({ length: count }, (_, at) => {
    const { label, value } = PLACES[(from * 7 + at * 3) % PLACES.length]!;
    return ['region', `${label}|${value}`];
  });
  return new URLSearchParams(regions).toString();
}

function form(count: number): string {
  const fields = Array.from({ length: count }, (_, at) => [
    'Zips',
    `${PLACES[at % PLACES.length]!.label}x`,
  ]);
  return new URLSearchParams(fields).toString();
}
