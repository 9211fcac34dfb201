import assert from 'node:assert/strict';
import { Areas } from '../../../../../../server/services/catalogue/index/areas.ts';
import { loadGazetteer } from '../../../../../../server/services/catalogue/index/gazetteer.ts';

const PUBLIC = new URL('../../../../../../public/data/', import.meta.url).pathname;

describe('the gazetteer', () => {
  it('holds every city once, with its parts and all its names', async () => {
    const gazetteer = await loadGazetteer(PUBLIC);
    assert.ok(gazetteer.length > 1000);
    assert.equal(new Set(gazetteer.map(({ zip }) => zip)).size, gazetteer.length);
    const liege = gazetteer.find(({ zip }) => zip === '4000')!;
    assert.ok(['liege', 'luik', 'luttich'].every((name) => liege.folded.has(name)));
    const laken = gazetteer.find(({ zip }) => zip === '1020')!;
    assert.equal(laken.parts.get('laken'), 'Laeken - Laken');
    assert.equal(laken.parts.get('laeken'), 'Laeken - Laken');
  });

  it('is grouped into towns a part at a time, and once: those of an early search remain', async () => {
    const areas = new Areas(await loadGazetteer(PUBLIC));
    const steps = areas.groupsInSteps();
    let count = 0;
    let step = steps.next();
    const early = areas.groups;
    for (; !step.done; step = steps.next()) count += 1;
    assert.ok(count >= 8, `${count} steps`);
    assert.ok(step.value === early);
    assert.ok(areas.groups === early);
  });
});
