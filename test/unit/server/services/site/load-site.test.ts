import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';
import { inFolder, sampleFiles, samplePage, type SiteFiles } from './site-files.ts';
import { problemsOf, SCHEMAS } from './site-problems.ts';

describe('loadSite', () => {
  it('reads a site without a mistake', async () => {
    const { site } = await inFolder(sampleFiles(), (dir) => loadSite(dir, SCHEMAS));
    assert.equal(site.info.name, 'Huis & Haard');
    assert.deepEqual(
      site.pages.map(({ name }) => name),
      ['about', 'home', 'property', 'for-rent', 'for-sale', 'thank-you', 'saved', 'compare'],
    );
  });

  it('has a thank-you page: the agency’s once it is published, else the product’s own', async () => {
    const kindsOf = async (files: SiteFiles) => {
      const { site } = await inFolder(files, (dir) =>
        loadSite(dir, { ...SCHEMAS, 'thank-you': z.unknown() }),
      );
      const pages = site.pages.filter(
        ({ name, status }) => name === 'thank-you' && status === 'Published',
      );
      return pages.map(({ params }) => params.modules.map(({ relations }) => relations.type));
    };
    const page = samplePage(9, 'thank-you');
    page.params.modules = [
      { id: 1, relations: { type: 'thank-you' }, sort: 1 },
      { id: 2, relations: { type: 'contact' }, sort: 2 },
    ];
    const files = { ...sampleFiles(), 'pages/thank-you.json': page };
    assert.deepEqual(await kindsOf(sampleFiles()), [['thank-you']]);
    assert.deepEqual(await kindsOf(files), [['thank-you', 'contact']]);
    assert.deepEqual(
      await kindsOf({ ...files, 'pages/thank-you.json': { ...page, status: 'Draft' } }),
      [['thank-you']],
    );
  });

  it('fills in the defaults of the site, its pages and the content of modules', async () => {
    const { site } = await inFolder(sampleFiles(), (dir) => loadSite(dir, SCHEMAS));
    assert.deepEqual(site.info.ignoredLabels, [3, 4]);
    assert.equal(site.info.list.itemsPerPage, 12);
    assert.equal(site.info.list.radius, 10);
    const module = site.pages[0]!.params.modules[0]!;
    assert.equal(module.span, 12);
    assert.deepEqual(module.content, { heading: 'about', wide: false });
  });

  it('changes its version with any file, and only then', async () => {
    const versionOf = (files: SiteFiles) =>
      inFolder(files, async (dir) => (await loadSite(dir, SCHEMAS)).version);
    const files = sampleFiles();
    const version = await versionOf(files);
    assert.match(version, /^[0-9a-f]{16}$/);
    assert.equal(await versionOf(sampleFiles()), version);
    files['pages/about.json'].params.title.nl = 'Wij';
    assert.notEqual(await versionOf(files), version);
  });

  it('tells every problem at once, in one message of a line each', async () => {
    const files = sampleFiles();
    files['site.json'].legal.ipiNumber = '12';
    files['pages/home.json'].id = 0;
    files['pages/sale.json'].params.modules[0]!.relations = { type: 'txet' };
    await inFolder(files, async (dir) => {
      await assert.rejects(loadSite(dir, SCHEMAS), (error: Error) => {
        assert.deepEqual(error.message.split('\n'), [
          `The site in ${dir} has 3 problems:`,
          '  pages/home.json: id: must be more than 0',
          '  pages/sale.json: params.modules[0].relations.type: ' +
            'there is no kind of module "txet"; did you mean "text"?; there are: contact, list, text',
          '  site.json: legal.ipiNumber: six digits',
        ]);
        return true;
      });
    });
  });

  for (const kind of ['component', 'states']) {
    it(`refuses a page with a module of kind ${kind}, which /states alone shows`, async () => {
      const files = sampleFiles();
      files['pages/home.json'].params.modules[0]!.relations = { type: kind };
      const problems = await problemsOf(files, moduleSchemas);
      const found = problems.find(({ reason }) => reason.includes(`"${kind}"`));
      assert.match(found?.reason ?? '', /are for developers, not for pages; there are: article, /);
      assert.doesNotMatch(found?.reason ?? '', /there are: .*\b(component|states)\b/);
    });
  }
});
