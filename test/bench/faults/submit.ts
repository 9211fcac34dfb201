import { randomInt } from 'node:crypto';

/** What a visitor sends, again and again until it is thanked for. */
export interface Submission {
  /** Made in the browser: the same for every attempt. */
  key: string;
  /** Stands in what the visitor wrote, and in nothing else. */
  marker: string;
}

export interface Answered {
  status: number;
  body: string;
  /** As a browser would send them back. */
  cookies: string;
}

/** Sends the contact form of the demo agency, from an address of its own behind one proxy. */
export async function submit(origin: string, { key, marker }: Submission): Promise<Answered> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const response = await fetch(`${origin}/nl/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': address },
    body: new URLSearchParams({
      FirstName: 'An',
      Name: 'Peeters',
      Email: `${marker}@example.be`,
      PhoneNumber: '0470 12 34 56',
      Content: marker,
      sending: key,
    }),
    signal: AbortSignal.timeout(20_000),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { status: response.status, body: await response.text(), cookies: cookies.join('; ') };
}
