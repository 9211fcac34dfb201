import type { IncomingMessage } from 'node:http';
import { PictureFault } from '../picture-fault.ts';

/**
 * The body of a response. Bytes are counted as they arrive: Content-Length is only used to refuse.
 * @throws PictureFault when it is larger than `maxBytes`, or breaks off.
 */
export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new PictureFault('unusable', `larger than ${maxBytes} bytes`);
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
    if (error instanceof PictureFault) throw error;
    throw new PictureFault('unreachable', 'the answer broke off', { cause: error });
  }
  return Buffer.concat(chunks, size);
}
