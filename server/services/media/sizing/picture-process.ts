import { writeFile } from 'node:fs/promises';
import { errorMessage } from '../../../platform/error-message.ts';
import { encode, openPicture } from './encode.ts';
import { OUT_OF_MEMORY, type PictureOrder, type PictureReply } from './picture-order.ts';

// The program of a process that resizes pictures, one at a time, for its parent
// (picture-processes.ts). A decoder that takes too much memory ends it and not the site.

/**
 * Bytes of memory at which the process ends itself: above what decoding may take
 * (`decoded-bytes.ts`).
 */
const MAX_MEMORY = 520_000_000;
/** Milliseconds between two checks of that memory: decoders allocate quickly. */
const CHECK_INTERVAL = 20;

// If memory runs out, Linux kills this process before the site; other systems have no such file.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('message', (order: PictureOrder) => {
  void answer(order).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
// A signal to the whole group (Ctrl-C, a service manager) is for the parent, which ends this
// process by its channel.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(OUT_OF_MEMORY);
}, CHECK_INTERVAL).unref();

async function answer({ source, width, format, recipe }: PictureOrder): Promise<PictureReply> {
  try {
    const bytes = Buffer.from(source.bytes);
    const picture = await openPicture({ ...source, bytes });
    return { made: await encode(picture, width, format, recipe) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}
