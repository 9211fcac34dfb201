import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contrastRatio } from '../../../../../../server/services/site/colours/contrast.ts';
import {
  type Colours,
  readablePalette,
} from '../../../../../../server/services/site/colours/palette.ts';
import { anyColour } from '../any-colour.ts';
import { sampleInfo } from '../site-files.ts';

const NAMES = ['ink', 'muted', 'ground', 'fill', 'line', 'paper', 'primary', 'accent', 'alert'];

const anyColours = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, anyColour])),
) as unknown as fc.Arbitrary<Colours>;

/** Colour pairs of text and background, as in docs/look.md. */
const TEXT_ON_GROUND: [text: keyof Colours, ground: keyof Colours][] = [
  ['ink', 'paper'],
  ['ink', 'ground'],
  ['ink', 'fill'],
  ['ink', 'accent'],
  ['muted', 'paper'],
  ['muted', 'ground'],
  ['muted', 'fill'],
  ['primary', 'paper'],
  ['primary', 'ground'],
  ['primary', 'fill'],
  ['alert', 'paper'],
  ['alert', 'ground'],
  ['paper', 'primary'],
  ['paper', 'alert'],
  ['paper', 'ink'],
];

describe('readablePalette', () => {
  it('makes text readable on every ground whatever an agency configures', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const palette = readablePalette({ colours, labels: [] });
        for (const [text, ground] of TEXT_ON_GROUND) {
          const ratio = contrastRatio(palette.colours[text], palette.colours[ground]);
          assert(ratio >= 4.5, `${text} on ${ground}: ${ratio}`);
        }
        const halo = contrastRatio(palette.colours.accent, palette.colours.primary);
        assert(halo >= 3, `accent beside primary: ${halo}`);
      }),
    );
  });

  it('lets ink stand in for a text that finds no colour between its grounds', () => {
    const narrow = { ink: '#2e853a', paper: '#f1ffff', fill: '#000000', muted: '#888888' };
    const colours = { ...sampleInfo().colours, ...narrow };
    assert.equal(readablePalette({ colours, labels: [] }).colours.muted, narrow.ink);
  });

  it('changes nothing of what it made', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const once = readablePalette({ colours, labels: [] });
        const twice = readablePalette({ colours: once.colours, labels: [] });
        assert.deepEqual(twice.colours, once.colours);
        assert.deepEqual(twice.warnings, []);
      }),
      { numRuns: 30 },
    );
  });

  it('makes the letters of every plate readable and keeps its ground', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (textColour, backgroundColour) => {
        const label = { ...sampleInfo().labels[0]!, textColour, backgroundColour };
        const palette = readablePalette({ colours: sampleInfo().colours, labels: [label] });
        const [plate] = palette.labels;
        assert.equal(plate!.backgroundColour, backgroundColour);
        assert(contrastRatio(plate!.textColour, backgroundColour) >= 4.5);
        assert.equal(palette.warnings.length === 0, plate!.textColour === textColour);
      }),
    );
  });

  it('tells nothing about colours that can be read', () => {
    const { colours, labels } = sampleInfo();
    assert.deepEqual(readablePalette({ colours, labels }), { colours, labels, warnings: [] });
  });

  it('tells which colour failed on what, how far, and what is used', () => {
    const colours = { ...sampleInfo().colours, muted: '#808080' };
    const { warnings } = readablePalette({ colours, labels: [] });
    assert.deepEqual(
      warnings.map(({ path, colour, against, ratio, needed }) => [
        path,
        colour,
        against,
        ratio.toFixed(2),
        needed,
      ]),
      [
        ['colours.muted', '#808080', 'paper #ffffff', '3.95', 4.5],
        ['colours.muted', '#808080', 'ground #f4f4f4', '3.59', 4.5],
        ['colours.muted', '#808080', 'fill #e8e8e8', '3.22', 4.5],
      ],
    );
    assert.equal(new Set(warnings.map(({ used }) => used)).size, 1);
  });
});
