import assert from 'node:assert/strict';
import type { CatalogueCopies } from '../../../../../server/services/catalogue/catalogue-copies.ts';
import { CatalogueFile } from '../../../../../server/services/catalogue/files/catalogue-file.ts';
import type { CataloguePort } from '../../../../../server/services/crm/catalogue-port.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { manyHomes, SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

const START_TIMEOUT = 5_000;
const VERSION_DEADLINE = 10_000;
const ANSWER_DEADLINE = 60_000;

/** A CRM that never answers the chosen calls. */
class HangingCrm extends SampleCrm {
  hangs: 'version' | 'properties' | 'projects' | 'team' | 'nothing' = 'nothing';
  signals: AbortSignal[] = [];

  /** Lets go of the calls that hang. */
  release: (() => void)[] = [];

  override version(signal?: AbortSignal) {
    return this.#unlessHanging('version', signal, () => super.version());
  }

  override properties(signal?: AbortSignal) {
    return this.#unlessHanging('properties', signal, () => super.properties());
  }

  override projects(signal?: AbortSignal) {
    return this.#unlessHanging('projects', signal, () => super.projects());
  }

  override team(signal?: AbortSignal) {
    return this.#unlessHanging('team', signal, () => super.team());
  }

  #unlessHanging<T>(what: string, signal: AbortSignal | undefined, answer: () => Promise<T>) {
    if (this.hangs !== what) return answer();
    if (signal) this.signals.push(signal);
    return new Promise<T>((resolve) => this.release.push(() => void answer().then(resolve)));
  }
}

/** Waits, without timers and disk, until a condition holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

describe('a CRM that hangs', () => {
  for (const [what, deadline] of [
    ['version', VERSION_DEADLINE],
    ['properties', ANSWER_DEADLINE],
    ['projects', ANSWER_DEADLINE],
    ['team', ANSWER_DEADLINE],
  ] as const) {
    it(`is given up after its deadline (${what}), and asked again`, () =>
      withDataDir(async (dataDir) => {
        const timers = new ManualTimers();
        const crm = new HangingCrm();
        crm.homes = manyHomes(2);
        crm.hangs = what;
        const { catalogue, lines } = sampleCatalogue(crm, dataDir, { timers });
        const refreshed = catalogue.refresh();
        await until(() => timers.waiting.length > 0 && crm.signals.length > 0);
        assert.deepEqual(timers.waiting, [deadline]);
        assert.equal(crm.signals[0]?.aborted, false);
        timers.goOff(deadline);
        await refreshed;
        assert.equal(crm.signals[0]?.aborted, true);
        assert.deepEqual(timers.waiting, []);
        assert.equal(catalogue.ready, false);
        assert.equal(catalogue.record.failuresInARow, 1);
        const error = lines.find(({ level }) => level === 'error')?.['err'];
        assert.match(JSON.stringify(error), new RegExp(`no answer within ${deadline / 1000} s`));
        crm.hangs = 'nothing';
        await catalogue.refresh();
        assert.equal(catalogue.size, 2);
        assert.deepEqual([catalogue.record.failures, catalogue.record.failuresInARow], [1, 0]);
      }));
  }

  it('is not asked again while it hangs, where it is files: each read holds a thread', () =>
    withDataDir(async (dataDir) => {
      const timers = new ManualTimers();
      const crm = Object.assign(new HangingCrm(), { isOfFiles: true });
      crm.homes = manyHomes(2);
      crm.hangs = 'properties';
      const { catalogue } = sampleCatalogue(crm, dataDir, { timers });
      const refreshed = catalogue.refresh();
      await until(() => crm.signals.length > 0);
      timers.goOff(ANSWER_DEADLINE);
      await refreshed;
      await catalogue.refresh();
      await catalogue.refresh();
      assert.equal(crm.signals.length, 1);
      assert.equal(catalogue.record.failuresInARow, 3);
      crm.hangs = 'nothing';
      for (const go of crm.release) go();
      await new Promise((resolve) => setImmediate(resolve));
      await catalogue.refresh();
      assert.equal(catalogue.size, 2);
    }));

  it('does not hold up a start: it goes on with what is on disk', () =>
    withDataDir(async (dataDir) => {
      const crm = new HangingCrm();
      crm.homes = manyHomes(3);
      await sampleCatalogue(crm, dataDir).catalogue.start();
      const timers = new ManualTimers();
      crm.hangs = 'version';
      const { catalogue } = sampleCatalogue(crm, dataDir, { timers });
      const started = catalogue.start();
      await until(() => timers.waiting.length === 2);
      timers.goOff(START_TIMEOUT);
      await started;
      assert.equal(catalogue.size, 3);
      timers.goOff(VERSION_DEADLINE);
      await catalogue.idle();
      assert.equal(catalogue.record.failures, 1);
    }));

  it('is waited for after the disk copy was read, however long that takes', () =>
    withDataDir(async (dataDir) => {
      const crm = new HangingCrm();
      crm.homes = manyHomes(3);
      await sampleCatalogue(crm, dataDir).catalogue.start();
      crm.hangs = 'version';
      const file = new CatalogueFile(dataDir);
      const reading = Promise.withResolvers<void>();
      const copies: CatalogueCopies = {
        read: () => reading.promise.then(() => file.read()),
        write: (pieces) => file.write(pieces),
      };
      const timers = new ManualTimers();
      const { catalogue } = sampleCatalogue(crm, dataDir, { timers, copies });
      const started = catalogue.start();
      assert.deepEqual(timers.waiting, []);
      reading.resolve();
      await until(() => timers.waiting.includes(START_TIMEOUT));
      assert.equal(catalogue.size, 3);
      timers.goOff(START_TIMEOUT);
      await started;
      timers.goOff(VERSION_DEADLINE);
      await catalogue.idle();
    }));

  it('may still answer after the start', () =>
    withDataDir(async (dataDir) => {
      const timers = new ManualTimers();
      const crm = new SampleCrm();
      crm.homes = manyHomes(3);
      let answer = () => {};
      const slow: CataloguePort = {
        source: 'slow',
        version: () => new Promise((resolve) => (answer = () => resolve(''))),
        properties: () => crm.properties(),
        projects: () => crm.projects(),
        team: () => crm.team(),
      };
      const { catalogue } = sampleCatalogue(slow, dataDir, { timers });
      const started = catalogue.start();
      await until(() => timers.waiting.length === 2);
      timers.goOff(START_TIMEOUT);
      await started;
      assert.equal(catalogue.ready, false);
      answer();
      await catalogue.idle();
      assert.equal(catalogue.size, 3);
      assert.deepEqual(timers.waiting, []);
    }));

  it('leaves no timer behind when it answers', () =>
    withDataDir(async (dataDir) => {
      const timers = new ManualTimers();
      await sampleCatalogue(new SampleCrm(), dataDir, { timers }).catalogue.start();
      assert.deepEqual(timers.waiting, []);
    }));
});

describe('a CRM that fails', () => {
  it('is a concern from the first time on', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      crm.homesFail = true;
      const concerns: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        await catalogue.refresh();
        concerns.push(catalogue.concerns().length);
      }
      assert.deepEqual(concerns, [1, 1, 1]);
      assert.match(catalogue.concerns().join(), /failed in a row: 3/);
      crm.homesFail = false;
      await catalogue.refresh();
      assert.deepEqual(catalogue.concerns(), []);
    }));

  const rude: Record<string, Partial<CataloguePort>> = {
    'throws at once': {
      properties: () => {
        throw new Error('rude');
      },
    },
    'answers with nothing': { properties: async () => undefined as never },
    'answers with no projects': { projects: async () => undefined as never },
    'answers with something else': { team: async () => ({ people: 3 }) as never },
  };
  for (const [what, answers] of Object.entries(rude)) {
    it(`never makes a refresh reject: it ${what}`, () =>
      withDataDir(async (dataDir) => {
        const crm = new SampleCrm();
        crm.homes = manyHomes(1);
        const port: CataloguePort = {
          source: 'rude',
          version: () => crm.version(),
          properties: () => crm.properties(),
          projects: () => crm.projects(),
          team: () => crm.team(),
        };
        const { catalogue } = sampleCatalogue(port, dataDir);
        await catalogue.refresh();
        Object.assign(port, answers);
        await catalogue.refresh();
        assert.equal(catalogue.size, 1);
        assert.equal(catalogue.record.failures, 1);
      }));
  }
});
