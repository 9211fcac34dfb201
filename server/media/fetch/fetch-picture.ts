import { MediaFault } from '../media-fault.ts';
import { fetchAllowed, type HostRules } from './fetch-allowed.ts';
import { isPictureType, kindOf } from './picture-bytes.ts';
import { readBody } from './read-body.ts';

export interface FetchRules extends Omit<HostRules, 'accept'> {
  maxBytes: number;
}

const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png';

/**
 * Fetches a picture from an allowed host. The signal bounds all of it.
 * @returns the bytes of a JPEG, PNG, WebP or AVIF; only its first bytes are checked.
 * @throws MediaFault
 */
export async function fetchPicture(
  source: string,
  { hosts, reach, maxBytes }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  const answer = await fetchAllowed(source, { hosts, reach, accept: ACCEPT }, signal);
  try {
    if (!isPictureType(answer.headers['content-type'])) {
      throw new MediaFault('unusable', 'the Content-Type is not of an accepted picture format');
    }
    const bytes = await readBody(answer, maxBytes);
    kindOf(bytes);
    return bytes;
  } finally {
    answer.destroy();
  }
}
