import assert from 'node:assert/strict';
import { keepEmailWhole } from '../../../../../views/domain/text/whole-email.ts';

describe('keepEmailWhole', () => {
  const JOINED: Readonly<Record<string, string>> = {
    'per E-Mail': 'per E-\u2060Mail',
    'Ihre E-Mail-Adresse': 'Ihre E-\u2060Mail-Adresse',
    'uw e-mailadres': 'uw e-\u2060mailadres',
    'd’e-mails': 'd’e-\u2060mails',
  };
  for (const [text, joined] of Object.entries(JOINED)) {
    it(`joins the word in “${text}”`, () => assert.equal(keepEmailWhole(text), joined));
  }

  it('leaves other words as they are, and joins nothing twice', () => {
    for (const text of ['Rendez-vous', 'one-mail', 'Emails', 'E-Niveau']) {
      assert.equal(keepEmailWhole(text), text);
    }
    const once = keepEmailWhole('E-Mail');
    assert.equal(keepEmailWhole(once), once);
  });
});
