import assert from 'node:assert/strict';
import path from 'node:path';
import fc from 'fast-check';
import { createElement, Suspense } from 'react';
import { loadBundles } from '../../../../../server/services/render/bundles.ts';
import { CachedParts } from '../../../../../server/services/render/cached-parts.ts';
import type { SharedInput } from '../../../../../server/services/render/renderer.ts';
import type { PartProps } from '../../../../../views/page-context.ts';

const DIST = path.resolve(import.meta.dirname, '../../../../../dist/server');

/** A source whose version a test changes. */
class Source {
  version = '1';

  shared(locale = 'nl', version = this.version): SharedInput {
    const context = { locale } as SharedInput['context'];
    return { context, version, isCurrent: (one) => one === this.version };
  }
}

const Card = () => null;

describe('cached parts', () => {
  let source: Source;
  let parts: CachedParts;
  beforeEach(() => {
    source = new Source();
    parts = new CachedParts();
  });

  const ask = (props: PartProps, html = 'made', shared = source.shared(), of: object = Card) =>
    parts.html(shared, of, props, () => html);

  /** What is there after it was asked for twice. */
  function cache(props: PartProps, html: string): void {
    assert.equal(ask(props, html), undefined);
    assert.equal(ask(props, html), html);
  }

  it('are rendered within the page first, then once', () => {
    cache({ level: 2 }, 'first');
    assert.equal(ask({ level: 2 }, 'second'), 'first');
  });

  it('are of one language, component and version', () => {
    cache({}, 'first');
    assert.equal(ask({}, 'fr', source.shared('fr')), undefined);
    assert.equal(
      ask({}, 'other', source.shared(), () => null),
      undefined,
    );
    source.version = '2';
    cache({}, 'second');
    source.version = '1';
    cache({}, 'third');
  });

  it('are not those of a page that began before a change', () => {
    const before = source.shared();
    cache({}, 'old');
    source.version = '2';
    cache({}, 'new');
    assert.equal(ask({}, 'old', before), undefined);
    assert.equal(ask({}), 'new');
  });

  it('are not cached when something changes while they are rendered', () => {
    ask({});
    const change = () => {
      source.version = '2';
      return 'half new';
    };
    parts.html(source.shared(), Card, {}, change);
    source.version = '1';
    assert.equal(ask({}, 'old'), 'old');
  });

  it('are of objects that stay as they are', () => {
    const home = Object.freeze({ id: 1 });
    cache({ home }, 'first');
    assert.equal(ask({ home: Object.freeze({ id: 1 }) }), undefined);
    for (const value of [{ id: 1 }, () => home]) {
      ask({ value });
      assert.equal(ask({ value }), undefined);
    }
  });

  it('are never those of other props', () => {
    const value = fc.constantFrom(
      '',
      ' ',
      '1',
      'a"1 b,',
      'a#1,',
      1,
      0,
      true,
      undefined,
      'true',
      'b 1,',
    );
    const props = fc.dictionary(fc.constantFrom('a', 'b', 'a"1 b'), value, { maxKeys: 2 });
    const written = (one: PartProps) =>
      JSON.stringify(Object.entries(one).map(([name, of]) => [name, typeof of, of]));
    fc.assert(
      fc.property(fc.array(props, { maxLength: 20 }), (all) => {
        const own = new CachedParts();
        for (const one of [...all, ...all, ...all]) {
          const html = own.html(source.shared(), Card, one, () => written(one));
          assert.ok(html === undefined || html === written(one));
        }
      }),
    );
  });

  it('are not what React moves or reports elsewhere in a document', async () => {
    const { ssr } = await loadBundles(DIST);
    const image = (props: object) => createElement('img', { src: '/logo.svg', alt: '', ...props });
    assert.equal(ssr.partHtml(image({})), undefined);
    assert.equal(ssr.partHtml(createElement('title', null, 'moved')), undefined);
    assert.match(ssr.partHtml(image({ loading: 'lazy' })) ?? '', /^<img /);
    const Broken = () => {
      throw new Error('on purpose');
    };
    const bounded = createElement(Suspense, { fallback: 'failed' }, createElement(Broken));
    assert.equal(ssr.partHtml(bounded), undefined);
    assert.throws(() => ssr.partHtml(createElement(Broken)), /on purpose/);
  });
});
