import assert from 'node:assert/strict';
import fc from 'fast-check';
import { HiddenAddresses } from '../../../../../server/services/catalogue/hidden-addresses.ts';
import { LossGuard } from '../../../../../server/services/catalogue/loss-guard.ts';
import type { ValidatedAnswer } from '../../../../../server/services/catalogue/validate-answer.ts';
import { sampleProject } from '../../../views/domain/sample-project.ts';
import { manyHomes } from './sample-crm.ts';

const HOMES = manyHomes(120);
const PROJECTS = Array.from({ length: 120 }, (_, index) => sampleProject({ id: index + 1 }));
const MINUTE = 60_000;

/** How many homes and projects are served and how many the answer lacks; 0 unless named. */
interface Counts {
  homes?: number;
  lost?: number;
  projects?: number;
  lostProjects?: number;
  /** Items that were invalid before, and that are now. */
  brokenBefore?: number;
  broken?: number;
}

function knownOf({ homes = 0, projects = 0, brokenBefore = 0 }: Counts) {
  return {
    homes: HOMES.slice(0, homes),
    projects: PROJECTS.slice(0, projects),
    broken: brokenBefore,
  };
}

function answerOf({ homes = 0, lost = 0, projects = 0, lostProjects = 0, broken = 0 }: Counts) {
  const answer: ValidatedAnswer = {
    homes: HOMES.slice(lost, homes),
    projects: PROJECTS.slice(lostProjects, projects),
    team: [],
    dropped: Array.from({ length: broken }, (_, at) => ({ item: `home ${at}`, reason: 'zip' })),
    hidden: new HiddenAddresses(),
  };
  return answer;
}

const judge = (counts: Counts) => new LossGuard().judge(knownOf(counts), answerOf(counts), 0);

const ACCEPTED: readonly Counts[] = [
  // A fifth exactly, of homes and of projects.
  { homes: 50, lost: 10 },
  { homes: 100, lost: 20 },
  { projects: 50, lostProjects: 10 },
  { homes: 50, lost: 10, projects: 50, lostProjects: 10 },
  // Fewer than ten.
  { homes: 9, lost: 9 },
  { projects: 9, lostProjects: 9 },
  { homes: 5, lost: 5, projects: 4, lostProjects: 4 },
  // Less than a fifth of the answer is newly invalid; fewer than ten are; as many were before.
  { homes: 41, broken: 10 },
  { homes: 9, broken: 9 },
  { homes: 20, brokenBefore: 11, broken: 20 },
  { homes: 20, brokenBefore: 30, broken: 30 },
  { homes: 20, brokenBefore: 30, broken: 5 },
  // Nothing was served.
  { broken: 30 },
];

const HELD_BACK: readonly Counts[] = [
  { homes: 49, lost: 10 },
  { homes: 99, lost: 20 },
  { homes: 10, lost: 10 },
  { projects: 49, lostProjects: 10 },
  { projects: 10, lostProjects: 10 },
  { homes: 40, lost: 9, projects: 50, lostProjects: 1 },
  { homes: 100, lost: 9, projects: 4, lostProjects: 1 },
  { homes: 5, lost: 5, projects: 5, lostProjects: 5 },
  { homes: 40, broken: 10 },
  { homes: 20, brokenBefore: 10, broken: 20 },
  { projects: 20, lostProjects: 10, broken: 1 },
];

describe('the guard against a loss', () => {
  for (const counts of ACCEPTED) {
    it(`accepts ${JSON.stringify(counts)}`, () => assert.equal(judge(counts), undefined));
  }

  for (const counts of HELD_BACK) {
    it(`holds back ${JSON.stringify(counts)}`, () => {
      const { homes = 0, lost = 0, projects = 0, lostProjects = 0, broken = 0 } = counts;
      assert.deepEqual(judge(counts), {
        known: homes,
        lost,
        knownProjects: projects,
        lostProjects,
        broken,
        answers: 1,
      });
    });
  }

  it('holds back ten or more, if they are more than a fifth, of any agency', () => {
    const part = (max: number) =>
      fc.nat({ max }).chain((all) => fc.tuple(fc.constant(all), fc.nat({ max: all })));
    fc.assert(
      fc.property(part(120), part(60), ([homes, lost], [projects, lostProjects]) => {
        const isMany = lost + lostProjects >= 10;
        const isShare = lost / homes > 0.2 || lostProjects / projects > 0.2;
        const loss = judge({ homes, lost, projects, lostProjects });
        assert.equal(loss !== undefined, isMany && isShare);
      }),
    );
  });

  it('counts an answer again after a minute, not sooner, and accepts the third', () => {
    const counts = { homes: 20, lost: 15 };
    const guard = new LossGuard();
    const answersAt = (now: number) =>
      guard.judge(knownOf(counts), answerOf(counts), now)?.answers ?? 'accepted';
    const times = [0, MINUTE - 1, MINUTE, 2 * MINUTE - 1, 2 * MINUTE];
    assert.deepEqual(times.map(answersAt), [1, 1, 2, 2, 'accepted']);
    assert.equal(answersAt(3 * MINUTE), 1);
  });

  it('begins again with other homes, even within the minute', () => {
    const guard = new LossGuard();
    const answers = (lost: number, now: number) => {
      const counts = { homes: 20, lost };
      return guard.judge(knownOf(counts), answerOf(counts), now)?.answers ?? 'accepted';
    };
    assert.deepEqual(
      [answers(15, 0), answers(15, MINUTE), answers(16, MINUTE + 1), answers(16, 2 * MINUTE + 1)],
      [1, 2, 1, 2],
    );
  });
});
