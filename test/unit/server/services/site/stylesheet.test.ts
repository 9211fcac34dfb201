import assert from 'node:assert/strict';
import fc from 'fast-check';
import { transform } from 'lightningcss';
import { cssString } from '../../../../../server/services/site/css-string.ts';
import { siteStylesheet } from '../../../../../server/services/site/stylesheet.ts';
import { sampleInfo } from './site-files.ts';

const styled = () => ({ ...sampleInfo(), siteTemplate: 'vitrine' as const, showEffects: true });
const metrics = { sizeAdjust: 100, ascentOverride: 90, descentOverride: 25, lineGapOverride: 0 };
const fonts = {
  assetUrl: (name: string): string | undefined => `/assets/${name}`,
  fallbacks: { heading: metrics, text: metrics },
};

interface Parsed {
  /** Types of the top-level rules, in order. */
  kinds: string[];
  families: string[];
}

/** Parses a stylesheet as a browser does; throws on a syntax error. */
function parse(css: string): Parsed {
  const parsed: Parsed = { kinds: [], families: [] };
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: (sheet) => {
        for (const rule of sheet.rules) {
          parsed.kinds.push(rule.type);
          if (rule.type !== 'font-face') continue;
          for (const property of rule.value.properties) {
            if (property.type === 'font-family') parsed.families.push(property.value);
          }
        }
      },
    },
  });
  return parsed;
}

describe('siteStylesheet', () => {
  it('sets every colour of the site and both font families as custom properties', () => {
    const { css } = siteStylesheet(styled(), '', fonts);
    for (const [name, colour] of Object.entries(styled().colours)) {
      assert(css.includes(`--${name}:${colour}`), name);
    }
    assert(css.includes('--font-heading:"Kop","Kop Fallback",sans-serif'));
    assert(css.includes('--font-text:"Lopend","Lopend Fallback",sans-serif'));
  });

  it('declares each font and a local fallback with its metrics', () => {
    const { css, warnings } = siteStylesheet(styled(), '', fonts);
    assert(css.includes('src:url("/assets/fonts/kop.woff2") format("woff2");font-weight:400 700'));
    assert(css.includes('src:local("Arial"),local("Liberation Sans"),local("Helvetica")'));
    assert(css.includes('size-adjust:100%;ascent-override:90%;descent-override:25%'));
    assert.deepEqual(parse(css).families, ['Kop', 'Kop Fallback', 'Lopend', 'Lopend Fallback']);
    assert.deepEqual(warnings, []);
  });

  it('has the corners of the agency, else those of its template', () => {
    const radiusOf = (looks: object) =>
      /--radius:(\d+px)/.exec(siteStylesheet({ ...styled(), ...looks }, '', fonts).css)?.[1];
    assert.equal(radiusOf({}), '3px');
    assert.equal(radiusOf({ siteTemplate: 'gevel' }), '0px');
    for (const cornerRadius of [0, 3, 8, 16]) {
      assert.equal(radiusOf({ siteTemplate: 'gevel', cornerRadius }), `${cornerRadius}px`);
    }
  });

  it('has view transitions only with effects', () => {
    const cssWith = (showEffects: boolean) =>
      siteStylesheet({ ...styled(), showEffects }, '', fonts).css;
    assert(cssWith(true).includes('@view-transition{navigation:auto}'));
    assert(!cssWith(false).includes('@view-transition'));
  });

  it('gives each label a plate in its own colours', () => {
    const { css } = siteStylesheet(styled(), '', fonts);
    assert(css.includes('.plate-label-3{--plate-ground:#a02020;--plate-ink:#ffffff;'));
    assert(css.includes('background-color:#a02020;color:#ffffff}'));
  });

  it("puts the product's own rules last", () => {
    const { css } = siteStylesheet(styled(), '@layer base{a{color:var(--ink)}}', fonts);
    assert(css.endsWith('@layer base{a{color:var(--ink)}}'));
    assert.equal(parse(css).kinds.at(-1), 'layer-block');
  });

  it('uses a readable colour for one that is not, and says so in a sentence', () => {
    const info = styled();
    info.labels[0]!.textColour = '#00457d';
    const { css, warnings } = siteStylesheet(info, '', fonts);
    assert.equal(warnings.length, 1);
    const said =
      /^site\.json: labels\[0\]\.textColour: #00457d on backgroundColour #00457c has a contrast of 1\.00, below 4\.5; (#[0-9a-f]{6}) is used$/.exec(
        warnings[0]!,
      );
    assert(css.includes(`.plate-label-1{--plate-ground:#00457c;--plate-ink:${said![1]};`));
  });

  it('leaves out a font whose file is not there, keeps its fallback, and says so', () => {
    const { css, warnings } = siteStylesheet(styled(), '', {
      ...fonts,
      assetUrl: (name) => (name === 'fonts/kop.woff2' ? undefined : `/assets/${name}`),
    });
    assert.deepEqual(parse(css).families, ['Kop Fallback', 'Lopend', 'Lopend Fallback']);
    assert.deepEqual(warnings, ['site.json: fonts.heading.file: there is no font file kop.woff2']);
  });

  it('has a hash of its text', () => {
    const hashOf = (baseCss: string) => siteStylesheet(styled(), baseCss, fonts).hash;
    assert.match(hashOf(''), /^[0-9a-f]{10}$/);
    assert.equal(hashOf('a{}'), hashOf('a{}'));
    assert.notEqual(hashOf('a{}'), hashOf('b{}'));
  });

  it('lets no name of a font add a rule, or end the sheet', () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        '"',
        '";}body{display:none',
        '\\',
        '</style>',
        '\n',
        '*/',
        'a\\"}',
        "');@import",
      ),
      fc.string({ unit: 'binary', minLength: 1 }),
    );
    const { kinds } = parse(siteStylesheet(styled(), '', fonts).css);
    fc.assert(
      fc.property(hostile, (family) => {
        const info = styled();
        info.fonts.heading.family = family;
        const { css } = siteStylesheet(info, '', fonts);
        assert.deepEqual(parse(css).kinds, kinds);
        assert(!css.includes('<'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('cssString', () => {
  it('reads back as the text it was made of', () => {
    // U+0000 and lone surrogates cannot occur in a stylesheet.
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, (value) => {
        const css = `@font-face{font-family:${cssString(value)};src:local("x")}`;
        assert.deepEqual(parse(css).families, [value]);
      }),
    );
  });
});
