import assert from 'node:assert/strict';
import type { Manager } from '../../../../../views/domain/property/property.ts';
import { leadRecipient } from '../../../../../views/domain/site/lead-recipient.ts';
import type { SiteInfo } from '../../../../../views/domain/site/site.ts';

const GENT = { id: 1, name: { nl: 'Gent' }, email: 'gent@agency.example', people: [5, 6] };
const EUPEN = { id: 2, name: { de: 'Eupen' }, email: 'eupen@agency.example', people: [7, 8] };
const OFFICES = [GENT, { ...EUPEN, language: 'de' }];
const PEOPLE = [
  { id: 8, language: 'fr' },
  { id: 6, language: 'en' },
];
const manager = (id: number, email = `p${id}@agency.example`): Manager => ({
  id,
  name: `P${id}`,
  function: {},
  email,
});

function recipient(
  who: { manager?: Manager; area?: number },
  changes: { to?: SiteInfo['leads']['to']; languages?: SiteInfo['languages'] } = {},
) {
  const { to = 'manager', languages = ['nl', 'fr', 'de'] } = changes;
  const leads = { to, people: PEOPLE };
  const agency = { name: 'Kade', phone: '', siteEmail: 'info@agency.example' };
  const info = { ...agency, languages, offices: OFFICES, leads } as unknown as SiteInfo;
  const area = info.offices.find(({ id }) => id === who.area);
  const { office, officeId, language } = leadRecipient(info, { ...who, area } as never, 'nl');
  return [office.email, officeId, language];
}

describe('who gets a lead, and in which language', () => {
  it('is a person in their own, else that of their office, else the agency’s', () => {
    assert.deepEqual(recipient({ manager: manager(8) }), ['p8@agency.example', 2, 'fr']);
    assert.deepEqual(recipient({ manager: manager(7) }), ['p7@agency.example', 2, 'de']);
    assert.deepEqual(recipient({ manager: manager(5) }), ['p5@agency.example', 1, 'nl']);
    assert.deepEqual(recipient({ manager: manager(9) }), ['p9@agency.example', undefined, 'nl']);
  });

  it('is an office in its own, also of a person who cannot be reached', () => {
    const ofEupen = ['eupen@agency.example', 2, 'de'];
    assert.deepEqual(recipient({ manager: manager(8, '') }), ofEupen);
    assert.deepEqual(recipient({ manager: manager(8) }, { to: 'office' }), ofEupen);
    assert.deepEqual(recipient({ area: 2 }), ofEupen);
    assert.deepEqual(recipient({ area: 1 }), ['gent@agency.example', 1, 'nl']);
  });

  it('is the agency in its own, and never a language that the site lacks', () => {
    assert.deepEqual(recipient({}), ['info@agency.example', undefined, 'nl']);
    assert.equal(recipient({ manager: manager(8) }, { to: 'agency' })[2], 'nl');
    assert.equal(recipient({ manager: manager(6) })[2], 'nl');
    assert.equal(recipient({ manager: manager(7) }, { languages: ['fr'] })[2], 'fr');
  });
});
