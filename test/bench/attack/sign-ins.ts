import { LIEVE } from '../../support/owner-site.ts';
import { type Figure, milliseconds } from '../figures.ts';
import { startServer } from '../server-process.ts';
import { temporaryFolder } from './large-agency.ts';
import { visitDuring } from './other-visitor.ts';

/** IP addresses that try passwords, and tries of each at once. */
const ADDRESSES = 10;
const TRIES = 20;
/** Milliseconds for a right password, and for another visitor's page, meanwhile. */
const SIGN_IN = 5000;
const P95 = 300;

/** Passwords tried by force, where owners are files and each try is hashed; an owner signs in meanwhile. */
export async function signInFigures(main: string, pages: readonly string[]): Promise<Figure[]> {
  const env = { DATA_DIR: temporaryFolder(), TRUST_PROXY: '1' };
  const server = await startServer(main, '/nl/login', env);
  try {
    let owner = 0;
    let status = 0;
    const storm = async () => {
      const tries = Array.from({ length: ADDRESSES * TRIES }, (_, at) =>
        signIn(server.origin, `203.0.113.${at % ADDRESSES}`, {
          email: `nobody${at}@mail.example`,
          password: 'guessed',
        }),
      );
      owner = await milliseconds(async () => {
        status = await signIn(server.origin, '198.51.100.7', LIEVE);
      });
      await Promise.all(tries);
    };
    const met = await visitDuring(server.origin, pages, storm);
    const name = `${ADDRESSES} addresses with ${TRIES} passwords at once`;
    return [
      { name: `${name}: a right one`, value: owner, unit: 'ms', most: SIGN_IN },
      {
        name: `${name}: the right one is let in`,
        value: status === 303 ? 1 : 0,
        unit: '',
        least: 1,
      },
      {
        name: `${name}: p95 of a visitor`,
        value: met.p95,
        unit: 'ms',
        most: P95,
        note: `${met.pages} pages`,
      },
      { name: `${name}: the visitor's pages that failed`, value: met.failed, unit: '', most: 0 },
    ];
  } finally {
    await server.stop();
  }
}

async function signIn(
  origin: string,
  address: string,
  { email, password }: typeof LIEVE,
): Promise<number> {
  const answer = await fetch(`${origin}/nl/login`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}
