import assert from 'node:assert/strict';
import {
  EITHER_PART,
  PART_KINDS,
  partsOf,
} from '../../../../../views/domain/page-files/part-sheets.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';

const modulesOf = (...types: string[]) => types.map((type) => ({ relations: { type } }));

describe('the style sheets of parts', () => {
  it('are for kinds of module that exist', () => {
    const kinds = [...Object.values(PART_KINDS).flat(), ...Object.keys(EITHER_PART)];
    assert.deepEqual(
      kinds.filter((kind) => !(kind in moduleSchemas)),
      [],
    );
  });

  it('are needed by pages with one of their modules', () => {
    assert.deepEqual(partsOf(modulesOf('text', 'property-list')), []);
    assert.deepEqual(partsOf(modulesOf('text', 'contact')), ['forms']);
    // Its style sheet is that of the summary of a home.
    assert.deepEqual(partsOf(modulesOf('project-summary')), ['details']);
    assert.deepEqual(partsOf(modulesOf('question-form', 'property-facts')), ['details', 'forms']);
    // A row of cards is in both: a page with either needs no other.
    assert.deepEqual(partsOf(modulesOf('text', 'property-carousel')), ['front']);
    assert.deepEqual(partsOf(modulesOf('project-summary', 'property-carousel')), ['details']);
    assert.deepEqual(partsOf(modulesOf('hero', 'property-carousel')), ['front']);
    // The printed sheet is styled with them.
    assert.deepEqual(partsOf(modulesOf('text'), true), ['details']);
  });
});
