import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  firstParagraph,
  plainText,
  runsIn,
  type TextBlock,
  textBlocks,
  wordsOf,
} from '../../../../../views/domain/text/rich-text.ts';

describe('textBlocks', () => {
  it('ends a piece at a blank line, whatever the line ends in', () => {
    const blocks = textBlocks('One,\nstill one.\n\n  \nTwo.\r\n\r\nThree.');
    assert.deepEqual(blocks, [
      { kind: 'paragraph', text: ['One, still one.'] },
      { kind: 'paragraph', text: ['Two.'] },
      { kind: 'paragraph', text: ['Three.'] },
    ]);
  });

  it('knows headings and lists', () => {
    assert.deepEqual(textBlocks('## Before you sign\n\n- read\n- ask\n\nThen sign.'), [
      { kind: 'heading', text: ['Before you sign'] },
      { kind: 'list', items: [['read'], ['ask']] },
      { kind: 'paragraph', text: ['Then sign.'] },
    ]);
  });

  it('joins items that stand apart', () => {
    assert.deepEqual(textBlocks('- read\n\n- ask\n- think\n\nEnd.'), [
      { kind: 'list', items: [['read'], ['ask'], ['think']] },
      { kind: 'paragraph', text: ['End.'] },
    ]);
  });

  it('takes a hyphen within a paragraph, a hash without a space and HTML as text', () => {
    for (const text of ['Two lines:\n- one', '##none', '<b>bold</b>', '-5 degrees']) {
      assert.deepEqual(
        textBlocks(text).map(({ kind }) => kind),
        ['paragraph'],
      );
    }
  });

  it('knows words in another language, wherever they stand', () => {
    const nl = { text: 'gebouw', lang: 'nl' };
    assert.deepEqual(textBlocks('## The [gebouw]{lang=nl}\n\n[gebouw]{lang=nl} or G.\n\n- G'), [
      { kind: 'heading', text: ['The ', nl] },
      { kind: 'paragraph', text: [nl, ' or G.'] },
      { kind: 'list', items: [['G']] },
    ]);
    const two = '[een]{lang=nl}[zwei]{lang=de}';
    assert.deepEqual(runsIn(two), [
      { text: 'een', lang: 'nl' },
      { text: 'zwei', lang: 'de' },
    ]);
    assert.equal(plainText(`a ${two} b`), 'a eenzwei b');
  });

  it('takes what only looks like such a mark as text', () => {
    for (const text of ['[a]', '[a]{b}', '[]{lang=nl}', '[a]{lang=NL}', '[a] {lang=nl}', '']) {
      assert.deepEqual(runsIn(text), [text]);
    }
  });

  it('finds nothing in a text of white space', () => {
    assert.deepEqual(textBlocks(' \n\n \r\n'), []);
  });

  it('loses no letter and makes no empty piece, whatever is written', () => {
    const line = fc.oneof(fc.constantFrom('', ' ', '## a', '- b', 'c', '\r'), fc.string());
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const blocks = textBlocks(lines.join('\n'));
        const kept = blocks.map(lettersOf).join('');
        const given = lines.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
        assert.equal(kept.replaceAll(/[^\p{L}\p{N}]/gu, ''), given);
        assert.ok(blocks.every((block) => block.kind !== 'list' || block.items.length > 0));
      }),
    );
  });
});

describe('firstParagraph', () => {
  it('passes over what is no paragraph', () => {
    assert.equal(firstParagraph('## Title\n\n- item\n\nThe first.\n\nThe second.'), 'The first.');
    assert.equal(firstParagraph('## Title'), '');
  });
});

function lettersOf(block: TextBlock): string {
  return block.kind === 'list' ? block.items.map(wordsOf).join('') : wordsOf(block.text);
}
