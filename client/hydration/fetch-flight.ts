import { createFromReadableStream } from 'react-server-dom-webpack/client';
import { SCRIPTS_HEADER } from '../../views/domain/list/scripts-header.ts';
import { fetchCode } from './island-code.ts';

/**
 * What a page has no code for: Flight of another release than its own, or islands that cannot be
 * fetched. A whole page has both.
 */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded';
}

/**
 * Fetches Flight from a URL path below `/flight`, and the code of its islands.
 * @throws when it cannot be fetched; CodeNotLoaded when the page cannot use it.
 */
export async function fetchFlight<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  if (answer.headers.get(SCRIPTS_HEADER) !== document.body.dataset['hydrate']) {
    throw new CodeNotLoaded(`${url} is of another release`);
  }
  const payload = await answer.text();
  try {
    await fetchCode(payload);
  } catch (error) {
    throw new CodeNotLoaded(`${url} names code that cannot be fetched`, { cause: error });
  }
  return createFromReadableStream<T>(new Blob([payload]).stream());
}
