import type { PictureOrder } from '../../../../../../server/services/media/sizing/picture-order.ts';

// A process that ends over each picture, as a decoder may: by the exit code or signal that it is.
process.on('message', ({ source }: PictureOrder) => {
  const how = Buffer.from(source.bytes).toString();
  if (how.startsWith('SIG')) process.kill(process.pid, how);
  else process.exit(Number(how));
});
