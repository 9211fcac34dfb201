import { MediaFault } from './media-fault.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { isPictureType, kindOf } from './picture-bytes.ts';

export const ACCEPTED_PICTURES = 'image/avif,image/webp,image/jpeg,image/png';

/**
 * Fetches a picture from an allowed host. The signal bounds all of it.
 * @returns the bytes of a JPEG, PNG, WebP or AVIF; only its first bytes are checked.
 * @throws MediaFault
 */
export async function fetchPicture(
  source: string,
  hosts: AllowedHosts,
  signal: AbortSignal,
): Promise<Buffer> {
  const answer = await hosts.fetch(source, signal);
  try {
    if (!isPictureType(answer.headers['content-type'])) {
      throw new MediaFault('unusable', 'the Content-Type is not of an accepted picture format');
    }
    const bytes = await hosts.read(answer);
    kindOf(bytes);
    return bytes;
  } finally {
    answer.body.destroy();
  }
}
