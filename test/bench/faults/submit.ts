import { randomInt } from 'node:crypto';
import { PERSON } from '../../support/forms/typed.ts';

/** What a visitor sends, again and again until it is thanked for. */
export interface Submission {
  /** Made in the browser: the same for every attempt. */
  key: string;
  /** Stands in what the visitor wrote, and in nothing else. */
  marker: string;
  /** Registers for an open house instead of sending the contact form. */
  openHouse?: OpenHouseForm | undefined;
}

/** The form of an open house, and a date of it. */
export interface OpenHouseForm {
  path: string;
  start: string;
}

/** People of one registration. */
const PEOPLE = 3;

export interface Answered {
  status: number;
  body: string;
  /** As a browser would send them back. */
  cookies: string;
}

/** Sends a form of the demo agency, from an address behind one proxy: one of its own by default. */
export async function submit(
  origin: string,
  { key, marker, openHouse }: Submission,
  address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
): Promise<Answered> {
  const response = await fetch(`${origin}${openHouse?.path ?? '/nl/contact'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': address },
    body: new URLSearchParams({
      ...PERSON,
      Email: `${marker}@example.be`,
      ...(openHouse ? { openHouse: openHouse.start, people: String(PEOPLE) } : { Content: marker }),
      sending: key,
    }),
    signal: AbortSignal.timeout(20_000),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { status: response.status, body: await response.text(), cookies: cookies.join('; ') };
}

/** The form of the demo's first home with places at an open house to come. */
export async function openHouseForm(origin: string): Promise<OpenHouseForm> {
  const textOf = async (url: string) => (await fetch(origin + url)).text();
  const list = await textOf('/nl/te-koop?openhouse=1');
  for (const home of list.match(/\/nl\/te-koop\/[\w-]+-\d+/g) ?? []) {
    const [, path, start] =
      /href="([^"?]*)\?start=([\d-]+T[\d%A]+)"/.exec(await textOf(home)) ?? [];
    if (path !== undefined && start !== undefined)
      return { path, start: decodeURIComponent(start) };
  }
  throw new Error('no home has an open house to register for');
}
