import { createFromReadableStream } from 'react-server-dom-webpack/client';
import { fetchCode } from './island-code.ts';

/**
 * What the server has at a URL path of `/flight`, once the code of its islands is there too.
 * @throws when either cannot be had.
 */
export async function fetchFlight<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const payload = await answer.text();
  await fetchCode(payload);
  return createFromReadableStream<T>(new Blob([payload]).stream());
}
