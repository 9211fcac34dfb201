import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import {
  previewedPage,
  previewKey,
  signPreview,
} from '../../../../../server/services/site/preview-token.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const SECRET = 'a secret of thirty-two characters';
const KEY = previewKey(SECRET);

describe('a preview token', () => {
  it('opens its page until its time is over, and not at that second', () => {
    const token = signPreview(KEY, 'about', NOON + HOUR);
    assert.equal(previewedPage(KEY, token, NOON), 'about');
    assert.equal(previewedPage(KEY, token, NOON + HOUR - 1), 'about');
    assert.equal(previewedPage(KEY, token, NOON + HOUR), undefined);
  });

  it('can be put into a URL as it is', () => {
    assert.match(signPreview(KEY, 'about-us', NOON), /^[\w.-]+$/);
  });

  it('opens nothing under another secret, or the same secret used for something else', () => {
    const token = signPreview(
      previewKey('another secret of thirty-two chars'),
      'about',
      NOON + HOUR,
    );
    assert.equal(previewedPage(KEY, token, NOON), undefined);
    const content = signPreview(KEY, 'about', NOON + HOUR).replace(/\.[^.]*$/, '');
    const signature = createHmac('sha256', SECRET).update(content).digest('base64url');
    assert.equal(previewedPage(KEY, `${content}.${signature}`, NOON), undefined);
  });

  it('opens no other page, and not for longer, with the parts of two', () => {
    const [page, time, signature] = signPreview(KEY, 'about', NOON + HOUR).split('.');
    const [otherPage, laterTime] = signPreview(KEY, 'home', NOON + 9 * HOUR).split('.');
    for (const forged of [
      [otherPage, time, signature],
      [page, laterTime, signature],
      [page, `0${time}`, signature],
      [page?.toUpperCase(), time, signature],
    ]) {
      assert.equal(previewedPage(KEY, forged.join('.'), NOON), undefined);
    }
  });

  it('is refused with any character of it changed', () => {
    const token = signPreview(KEY, 'about', NOON + HOUR);
    // The last character's lowest bits are not part of the signature, but are compared too.
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'x' ? 'y' : 'x';
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      assert.equal(previewedPage(KEY, forged, NOON), undefined, forged);
    }
  });

  it('is refused without an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.equal(previewedPage(KEY, text, NOON), undefined);
      }),
    );
    const token = signPreview(KEY, 'about', NOON + HOUR);
    for (const text of ['', '..', `${token}.`, `${token}x`, ` ${token}`, `${token}\n`]) {
      assert.equal(previewedPage(KEY, text, NOON), undefined, JSON.stringify(text));
    }
  });
});
