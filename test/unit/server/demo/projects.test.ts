import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoCatalogue } from '../../../../server/services/crm/demo/catalogue.ts';
import {
  countByStatus,
  startingPrice,
  unitsOf,
} from '../../../../views/domain/project/composition.ts';
import { energyLabel } from '../../../../views/domain/energy/energy-label.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { textBlocks } from '../../../../views/domain/text/rich-text.ts';
import { slips, textsOf } from './speaks.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../server/demo');

describe('the demo agency’s projects', () => {
  let projects: Project[];
  let homes: Map<number, Property>;
  let dropped: unknown[];
  before(async () => {
    const crm = demoCatalogue(DEMO);
    ({ items: projects, dropped } = await crm.projects());
    homes = new Map((await crm.properties()).items.map((home) => [home.id, home]));
  });

  const named = (each: (project: Project) => string[]) =>
    projects.flatMap((project) => each(project).map((what) => `${project.name}: ${what}`));

  it('are six at least, none of them broken, each with a manager and a first picture of its own', () => {
    assert.deepEqual(dropped, []);
    assert(projects.length >= 6);
    assert(projects.every(({ manager, pictures }) => manager && pictures.length > 1));
    const covers = projects.map(({ pictures }) => pictures[0]?.source);
    assert.equal(new Set(covers).size, projects.length);
  });

  it('reach from a handful of houses to three buildings of six floors', () => {
    const sizes = projects.map(({ composition }) => composition.map(({ floors }) => floors.length));
    assert(sizes.some((floors) => floors.length === 3 && floors.every((count) => count === 6)));
    assert(projects.some(({ composition }) => unitsOf(composition).length < 6));
  });

  it('give no id twice, to a project, a unit or a home', () => {
    const ids = [
      ...projects.flatMap(({ id, composition }) => [id, ...unitsOf(composition).map((u) => u.id)]),
      ...homes.keys(),
    ];
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) < index),
      [],
    );
  });

  it('say everything in four languages, as a typographer would set it', () => {
    const faults = named((project) =>
      [...textsOf(project)].flatMap((said) => {
        const wrong = said.text.trim() === '' ? ['silent'] : slips(said);
        return wrong.map((what) => `${said.at} ${said.locale}: ${what}`);
      }),
    );
    assert.deepEqual(faults, []);
  });

  it('tell in each language about as much as in the others', () => {
    const uneven = named(({ description }) => {
      const lengths = Object.values(description).map((text) => textBlocks(text).length);
      return new Set(lengths).size === 1 ? [] : [lengths.join(' ')];
    });
    assert.deepEqual(uneven, []);
  });

  it('have every picture they name', () => {
    const missing = named(({ pictures }) =>
      pictures.flatMap(({ source }) =>
        existsSync(path.join(DEMO, 'pictures', source)) ? [] : [source],
      ),
    );
    assert.deepEqual(missing, []);
  });

  it('agree with the homes that their units are', () => {
    const linked = projects.flatMap((project) =>
      unitsOf(project.composition).flatMap((unit) =>
        unit.propertyId === undefined ? [] : [{ project, unit, home: homes.get(unit.propertyId) }],
      ),
    );
    assert(linked.length >= 3);
    for (const { project, unit, home } of linked) {
      assert(home, `${unit.name} of ${project.name} is home ${unit.propertyId}`);
      assert.deepEqual([home.zip, home.street], [project.zip, project.street]);
      assert.equal(home.price, unit.price);
      assert.equal(home.surfaceTotal, unit.surfaceTotal);
      assert.equal(home.numberOfBedRooms, unit.numberOfBedRooms);
      assert.equal(home.status === 1, unit.status === 'available');
    }
  });

  it('have something of every kind: sold, under option, free, with a hidden price, without rooms', () => {
    const units = projects.flatMap(({ composition }) => unitsOf(composition));
    for (const { composition, name } of projects) {
      const { available, sold } = countByStatus(composition);
      assert(available > 0 && sold > 0, name);
      assert(startingPrice(composition)! > 0, name);
    }
    assert(units.some(({ status }) => status === 'option'));
    assert(units.some(({ publishPrice }) => !publishPrice));
    assert(units.some(({ numberOfBedRooms }) => numberOfBedRooms === undefined));
  });

  it('state the label that their energy figure has', () => {
    const wrong = named((project) => {
      const { energyPerformance, epcLabelText, countryId, zip } = project;
      if (energyPerformance === undefined) return epcLabelText === undefined ? [] : ['no figure'];
      const computed = energyLabel({ energyPerformance, countryId, zip })?.text;
      const stated = epcLabelText?.replace(/-$/, '\u2212');
      return computed === stated ? [] : [`${stated} is ${computed}`];
    });
    assert.deepEqual(wrong, []);
  });
});
