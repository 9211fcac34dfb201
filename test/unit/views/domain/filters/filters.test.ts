import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  dropsProjects,
  FILTER_FIELDS,
  type FilterField,
  FILTERS,
  hasField,
  interpolationOf,
  isIgnored,
  panelFields,
  parametersOf,
  writeFilter,
} from '../../../../../views/domain/filters/filters.ts';
import { parseListQuery } from '../../../../../views/domain/list/list-parameters.ts';
import { LIST_KINDS } from '../../../../../views/domain/list/list-kind.ts';
import { ANY_FILTER, anyParameters } from '../sample-query.ts';

/** The value of a filter after it is written to a query string and read again. */
function reread<Name extends FilterField>(name: Name, value: unknown): unknown {
  const written = writeFilter(name, { [name]: value } as never);
  return FILTERS[name].read(new URLSearchParams(written));
}

describe('the table of filters', () => {
  for (const name of FILTER_FIELDS) {
    describe(name, () => {
      const { unset, read } = FILTERS[name];

      it('is written and read again', () => {
        fc.assert(
          fc.property(ANY_FILTER[name] as fc.Arbitrary<unknown>, (value) => {
            assert.deepEqual(reread(name, value), value);
          }),
        );
      });

      it('is not written while it is not set', () => {
        assert.deepEqual(writeFilter(name, { [name]: unset } as never), []);
        assert.deepEqual(read(new URLSearchParams()), unset);
      });

      it('is not set by what cannot be read', () => {
        const junk = ['', ' ', '<script>', '__proto__', '-', '|', ',,,'];
        // A place may be called anything that looks like a name.
        if (name !== 'regions') junk.push('constructor');
        for (const parameter of parametersOf(name)) {
          for (const text of junk) {
            assert.deepEqual(read(new URLSearchParams([[parameter, text]])), unset, text);
          }
        }
      });

      it('settles at once, whatever the query string says', () => {
        fc.assert(
          fc.property(anyParameters, (parameters) => {
            const value = read(parameters);
            assert.deepEqual(reread(name, value), value);
          }),
        );
      });

      it('says nothing of the lists that it does not concern', () => {
        fc.assert(
          fc.property(anyParameters, fc.constantFrom(...LIST_KINDS), (parameters, listKind) => {
            if (!isIgnored(name, listKind)) return;
            assert.deepEqual(parseListQuery(parameters, listKind)[name], unset);
          }),
        );
      });
    });
  }

  it('has a parameter for each, in small letters', () => {
    const parameters = FILTER_FIELDS.flatMap(parametersOf);
    assert.equal(new Set(parameters).size, parameters.length);
    for (const parameter of parameters) assert.match(parameter, /^[a-z]+$/);
  });

  it('asks a list for nothing that says nothing of it', () => {
    for (const listKind of LIST_KINDS) {
      const fields = panelFields(listKind);
      assert.ok(fields.length > 0);
      assert.ok(fields.every((name) => hasField(name, listKind) && !isIgnored(name, listKind)));
    }
  });

  it('writes plain figures, which every language reads', () => {
    const query = { surface: 1200, plot: 10_000, energy: 'B', hideOption: true } as const;
    assert.deepEqual(writeFilter('surface', query), [['surface', '1200']]);
    assert.deepEqual(writeFilter('plot', query), [['plot', '10000']]);
    assert.deepEqual(writeFilter('energy', query), [['energy', 'B']]);
    assert.deepEqual(writeFilter('hideOption', query), [['hideoption', '1']]);
  });

  it('shows figures as visitors write them', () => {
    assert.deepEqual(interpolationOf('surface', { surface: 85 }), { value: '85\u00a0m²' });
    assert.deepEqual(interpolationOf('plot', { plot: 1200 }), { value: '1.200\u00a0m²' });
    assert.deepEqual(interpolationOf('energy', { energy: 'B' }), { value: 'B' });
    assert.deepEqual(interpolationOf('hideOption', { hideOption: true }), {});
  });

  it('has fields where a list can be narrowed by them', () => {
    const listsWith = (name: FilterField) => LIST_KINDS.filter((list) => hasField(name, list));
    for (const name of ['surface', 'plot', 'energy'] as const) {
      assert.deepEqual(listsWith(name), LIST_KINDS, name);
    }
    assert.deepEqual(listsWith('hideOption').toSorted(), ['projects', 'rent', 'sale']);
    assert.deepEqual(listsWith('hideProject'), ['sale']);
    for (const name of ['lift', 'garage', 'garages', 'bathrooms', 'toilets'] as const) {
      assert.deepEqual(listsWith(name).toSorted(), ['rent', 'sale', 'sold'], name);
      assert.ok(isIgnored(name, 'projects') && dropsProjects(name), name);
    }
    assert.ok(!dropsProjects('garden') && !dropsProjects('hideProject'));
  });
});
