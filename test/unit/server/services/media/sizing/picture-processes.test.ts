import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  PictureProcessEnded,
  PictureProcesses,
} from '../../../../../../server/services/media/sizing/picture-processes.ts';
import { PHOTOGRAPH } from '../../../../../../server/services/media/sizing/recipe.ts';
import { ManualTimers } from '../../../../../support/manual-timers.ts';
import { photograph } from '../tiny-pictures.ts';

const PRIORITY = path.join(import.meta.dirname, 'priority-process.ts');
const PICTURES = path.resolve('server/services/media/sizing/picture-process.ts');
const ENDING = path.join(import.meta.dirname, 'ending-process.ts');

describe('the processes that resize pictures', () => {
  const order = async (bytes?: Buffer) => ({
    source: { bytes: bytes ?? (await photograph(800, 400)), isDrawing: false },
    width: 480,
    format: 'webp' as const,
    recipe: PHOTOGRAPH,
  });

  it('make several at a time, and one after the other', async () => {
    const timers = new ManualTimers();
    const processes = new PictureProcesses({ timers });
    const asked = [await order(), await order()];
    for (const made of await Promise.all(asked.map((one) => processes.make(one)))) {
      const { width, format } = await sharp(made).metadata();
      assert.deepEqual([width, format], [480, 'webp']);
    }
    assert.ok((await processes.make(await order())).length > 0);
    timers.goOff(10_000);
    assert.ok((await processes.make(await order())).length > 0);
    timers.goOff(10_000);
  });

  it('say of what is no picture that it cannot be read, and go on', async () => {
    const timers = new ManualTimers();
    const processes = new PictureProcesses({ timers });
    await assert.rejects(processes.make(await order(Buffer.from('no picture'))), (error) => {
      return error instanceof Error && !(error instanceof PictureProcessEnded);
    });
    assert.ok((await processes.make(await order())).length > 0);
    timers.goOff(10_000);
  });

  it('may end over a picture: the site does not, and the next one is asked of another', async () => {
    const processes = new PictureProcesses({ program: ENDING });
    for (const how of ['9', 'SIGKILL', 'SIGABRT']) {
      await assert.rejects(processes.make(await order(Buffer.from(how))), PictureProcessEnded);
    }
  });

  it('are not ended by the picture when somebody stops them, or they do not work', async () => {
    const processes = new PictureProcesses({ program: ENDING });
    for (const how of ['0', 'SIGINT', 'SIGTERM', 'SIGHUP']) {
      await assert.rejects(processes.make(await order(Buffer.from(how))), { kind: 'busy' });
    }
    await assert.rejects(processes.make(await order(Buffer.from('1'))), {
      message: 'its process did not work',
    });
  });

  it('go on after Ctrl-C, which the whole group gets, and end with the site', async () => {
    const child = fork(PICTURES, { serialization: 'advanced', execArgv: [] });
    const asked = await order();
    const made = async () => {
      const answer = once(child, 'message');
      child.send(asked);
      return answer;
    };
    await made();
    child.kill('SIGINT');
    child.kill('SIGTERM');
    const [reply] = (await Promise.race([made(), once(child, 'exit')])) as unknown[];
    assert.ok(reply instanceof Object && 'made' in reply);
    const exit = once(child, 'exit');
    child.disconnect();
    assert.deepEqual(await exit, [0, null]);
  });

  it('give way to the pages, and keep little memory', async () => {
    const timers = new ManualTimers();
    const processes = new PictureProcesses({ timers, program: PRIORITY });
    const told = JSON.parse((await processes.make(await order())).toString());
    assert.deepEqual(told, { priority: constants.priority.PRIORITY_BELOW_NORMAL, arenas: '2' });
    timers.goOff(10_000);
  });
});
