import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contrastRatio } from '../../../../../../server/services/site/colours/contrast.ts';
import {
  type Colours,
  readablePalette,
} from '../../../../../../server/services/site/colours/palette.ts';
import { strongPalette } from '../../../../../../server/services/site/colours/strong-palette.ts';
import { anyColour } from '../any-colour.ts';
import { sampleInfo } from '../site-files.ts';

describe('strongPalette', () => {
  it('makes text strong on paper whatever an agency configures, where any colour is', () => {
    fc.assert(
      fc.property(fc.tuple(anyColour, anyColour, anyColour, anyColour, anyColour), (some) => {
        const [ink, paper, primary, accent, alert] = some;
        const colours: Colours = { ...sampleInfo().colours, ink, paper, primary, accent, alert };
        const usual = readablePalette({ colours, labels: [] });
        const strong = { ...usual.colours, ...strongPalette({ colours, labels: [] }).colours };
        const best = Math.max(contrastRatio('#000000', paper), contrastRatio('#ffffff', paper));
        for (const name of ['ink', 'primary', 'alert'] as const) {
          const ratio = contrastRatio(strong[name], paper);
          assert(ratio >= Math.min(7, contrastRatio(usual.colours[name], paper)), name);
          if (best >= 7) assert(ratio >= 7, `${name}: ${ratio}`);
        }
        if (best >= 7) assert(contrastRatio(strong.accent, strong.ink) >= 7);
      }),
    );
  });

  it('makes the letters of every plate strong', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (textColour, backgroundColour) => {
        const info = sampleInfo();
        const label = { ...info.labels[0]!, textColour, backgroundColour };
        const [changed] = strongPalette({ ...info, labels: [label] }).labels;
        const plate = changed ?? label;
        assert(contrastRatio(plate.textColour, plate.backgroundColour) >= 7);
      }),
    );
  });

  it('tells only what differs', () => {
    const { colours } = sampleInfo();
    const strong = {
      ...colours,
      ink: '#000000',
      primary: '#00008b',
      alert: '#7a0000',
      accent: '#ffffff',
    };
    assert.deepEqual(strongPalette({ colours: strong, labels: [] }), { colours: {}, labels: [] });
  });
});
