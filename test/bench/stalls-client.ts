import type { Answer, Asked } from './stalls.ts';

// The client runs in a process of its own, so that its work is no stall of the server.
process.on('message', (asked: Asked) => {
  void answerTo(asked).then((answer) => process.send?.(answer));
});

async function answerTo({ url, headers }: Asked): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const { byteLength } = await answer.arrayBuffer();
  const location = answer.headers.get('location');
  return { status: answer.status, location, bytes: byteLength, took: performance.now() - started };
}
