import { createFromReadableStream } from 'react-server-dom-webpack/client';
import { fetchCode } from './island-code.ts';

/**
 * Fetches Flight from a URL path below `/flight`, and the code of its islands.
 * @throws when either cannot be fetched.
 */
export async function fetchFlight<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  const payload = await answer.text();
  await fetchCode(payload);
  return createFromReadableStream<T>(new Blob([payload]).stream());
}
