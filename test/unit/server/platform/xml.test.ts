import assert from 'node:assert/strict';
import { load } from 'cheerio';
import fc from 'fast-check';
import { xml } from '../../../../server/platform/xml.ts';

describe('xml', () => {
  it('writes elements, attributes and text', () => {
    const links = [xml('b', { to: 'x' }, ''), xml('c', {}, 'text')];
    assert.equal(xml('a', {}, links), '<a><b to="x"/><c>text</c></a>');
  });

  it('escapes whatever it is given, and drops what XML cannot hold', () => {
    assert.equal(
      xml('a', { b: `"'<` }, '&>\0\ud800'),
      '<a b="&quot;&apos;&lt;">&amp;&gt;\ufffd</a>',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const root = load(xml('a', { b: text }, text), { xml: { decodeEntities: true } })('a');
        assert.equal(root.text(), text);
        assert.equal(root.attr('b'), text);
        assert.equal(root.children().length, 0);
      }),
    );
  });
});
