import assert from 'node:assert/strict';
import fc from 'fast-check';
import { newSiteOptions } from '../../../../server/commands/new-site-options.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';

const languages = fc.uniqueArray(fc.constantFrom(...LOCALES), { minLength: 1 });
const template = fc.constantFrom('vitrine', 'gevel');
const argument = fc.oneof(
  fc.constantFrom('--languages', '--template', '--languages=', '--', '-h', 'nl', 'gevel', '/a'),
  fc.string(),
);

describe('the options of npm run new-site', () => {
  it('are read in any order, joined or apart', () => {
    fc.assert(
      fc.property(languages, template, fc.boolean(), fc.boolean(), (codes, name, joined, first) => {
        const options = joined
          ? [`--languages=${codes.join()}`, `--template=${name}`]
          : ['--template', name, '--languages', codes.join()];
        const args = first ? ['/srv/agency', ...options] : [...options, '/srv/agency'];
        assert.deepEqual(newSiteOptions(args), {
          options: { folder: '/srv/agency', languages: codes, template: name },
        });
      }),
    );
  });

  it('are all languages and the first template without any', () => {
    assert.deepEqual(newSiteOptions(['x']), {
      options: { folder: 'x', languages: LOCALES, template: 'vitrine' },
    });
  });

  it('are either right or have faults, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(argument, { maxLength: 6 }), (args) => {
        const read = newSiteOptions(args);
        if ('faults' in read) assert.ok(read.faults.length > 0);
        else {
          assert.ok(args.includes(read.options.folder));
          assert.ok(read.options.languages.every((code) => LOCALES.includes(code)));
        }
      }),
    );
  });
});
