import { createFromReadableStream } from 'react-server-dom-webpack/client';

/**
 * What the server has at an address of `/flight`.
 * @throws when there is nothing, or no network.
 */
export async function fetchFlight<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${address}`);
  return createFromReadableStream<T>(answer.body);
}
