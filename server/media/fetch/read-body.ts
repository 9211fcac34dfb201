import type { IncomingMessage } from 'node:http';
import { MediaFault } from '../media-fault.ts';

/**
 * The body of a response. Bytes are counted as they arrive: Content-Length is only used to refuse.
 * @throws MediaFault when it is larger than `maxBytes`, or breaks off.
 */
export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new MediaFault('unusable', `larger than ${maxBytes} bytes`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof MediaFault) throw error;
    throw new MediaFault('unreachable', 'the answer broke off', { cause: error });
  }
  return Buffer.concat(chunks, size);
}
