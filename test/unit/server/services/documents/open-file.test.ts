import assert from 'node:assert/strict';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { systemTimers } from '../../../../../server/platform/concurrency/timers.ts';
import { openFile } from '../../../../../server/services/documents/open-file.ts';
import { AllowedHosts } from '../../../../../server/services/media/fetch/allowed-hosts.ts';
import { inFolder } from '../../build/in-folder.ts';
import { loopback } from '../media/picture-host.ts';

/** Bytes of a file that is too large to be passed on. */
const TOO_LARGE = 51 * 1024 * 1024;

describe("a file of the agency's folder that is passed on", () => {
  it('is refused if it is too large, also where the client has disconnected meanwhile', () =>
    inFolder({ 'plan.pdf': '%PDF-' }, async (dir) => {
      await truncate(path.join(dir, 'plan.pdf'), TOO_LARGE);
      const hosts = new AllowedHosts({ hosts: () => [], reach: loopback, accept: '*/*' });
      const place = { name: 'plan.pdf', saveAs: 'plan.pdf', url: undefined };
      const sources = { dir, hosts, timers: systemTimers };
      for (const signal of [new AbortController().signal, AbortSignal.abort()]) {
        await assert.rejects(openFile(place, sources, signal), /larger than/);
        // An error that nobody has heard of would end the process by then.
        await new Promise(setImmediate);
      }
    }));
});
