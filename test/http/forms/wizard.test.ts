import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createApp } from '../../../server/app.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';
import { type Answer, Visitor } from '../../support/visitor.ts';
import { newestContent } from '../../support/stored-leads.ts';
import { ADDRESS, PERSON } from '../../support/forms/typed.ts';

const PROPERTY = {
  propertyType: '1',
  ...ADDRESS,
};
const HOUR = 60 * 60_000;
/** Tests share the store: the leads of each are newer than those of the one before. */
let opened = 0;

describe('a form in steps', () => {
  let site: SiteApp;
  let visitor: Visitor;
  let url: string;
  let now: number;
  let before: number;
  beforeEach(async () => {
    const { parts, lines } = await freshApp();
    now = NOON + HOUR * (++opened * 100);
    const timed = { ...parts, now: () => now };
    site = { app: createApp(timed), parts: timed, lines };
    visitor = new Visitor(site);
    before = await stored();
    url = createLinks(parts.source.paths, 'nl').page('valuation') ?? '';
  });

  const second = async (property = PROPERTY, by = visitor) => by.send(await by.get(url), property);
  const plate = ({ $ }: Answer) => $('.wizard-head .plate').text();
  const stored = async () => (await site.parts.leads.store.counts()).stored;
  const count = async () => (await stored()) - before;
  const newest = () => newestContent(site);
  const street = async () => {
    const { lead } = await newest();
    return lead.kind === 'valuation' ? lead.street : undefined;
  };

  it('has an address for each step, and nothing typed in any', async () => {
    const first = await visitor.get(url);
    assert.equal(plate(first), '1 / 2');
    const sent = await visitor.post(`${url}?step=1`, { form: 'valuation', ...PROPERTY });
    assert.deepEqual([sent.status, sent.to], [303, `${url}?step=2`]);
    const step = await visitor.get(`${url}?step=2`);
    assert.equal(plate(step), '2 / 2');
    assert.match(step.$('.wizard-answered').text(), /Huis, Koestraat 12, 9000 Gent/);
    const [cookie = ''] = visitor.cookies.values();
    for (const text of [step.$('[name=draft]').val(), cookie]) {
      assert.doesNotMatch(String(text), /Koestraat|Gent/);
      assert.doesNotMatch(Buffer.from(String(text), 'base64url').toString('latin1'), /Koestraat/);
    }
  });

  it('keeps what was typed in both directions', async () => {
    const step = await second();
    const back = await visitor.send(step, { ...PERSON, Name: '', Email: 'an@', to: '1' });
    assert.equal(plate(back), '1 / 2');
    assert.equal(back.$('[name=propertyStreet]').val(), 'Koestraat');
    assert.equal(back.$('[name=propertyType]:checked').val(), '1');
    const again = await visitor.send(back, { propertyStreet: 'Langestraat' });
    assert.equal(again.$('[name=FirstName]').val(), 'An');
    assert.equal(again.$('[name=Email]').val(), 'an@');
    assert.match(again.$('.wizard-answered').text(), /Langestraat 12/);
    await visitor.send(again, PERSON);
    assert.equal(await street(), 'Langestraat');
  });

  it('is shown again with its faults, and then continues', async () => {
    const failed = await second({ ...PROPERTY, propertyZip: '90', propertyCity: '' });
    assert.equal(failed.$('.form-summary a').length, 2);
    assert.equal(failed.$('[name=propertyStreet]').val(), 'Koestraat');
    const step = await visitor.send(failed, { propertyZip: '9000', propertyCity: 'Gent' });
    const wrong = await visitor.send(step, { ...PERSON, Email: 'an' });
    assert.deepEqual([wrong.status, plate(wrong)], [200, '2 / 2']);
    assert.match(wrong.$('.wizard-answered').text(), /Koestraat/);
    await visitor.send(wrong, { Email: PERSON.Email });
    assert.equal(await street(), 'Koestraat');
  });

  it('leads to the first step without the draft of those before', async () => {
    const first = `${url}?step=1`;
    const begun = await visitor.get(`${url}?step=2`);
    assert.deepEqual([begun.status, begun.to], [303, first]);
    const lost = await visitor.get(first);
    assert.deepEqual([lost.status, plate(lost)], [200, '1 / 2']);
    assert.match(lost.$('form.form [role="alert"]').text(), /cookies/);
    for (const step of ['9', '0', '-1', '1.5', 'x', '']) {
      const { status, to } = await visitor.get(`${url}?step=${step}`);
      assert.deepEqual([status, to], [303, url], step);
    }
    const sent = await visitor.post(`${url}?step=2`, { form: 'valuation', ...PERSON });
    assert.deepEqual([sent.status, sent.to, await count()], [303, first, 0]);
    const contact = createLinks(site.parts.source.paths, 'nl').page('contact') ?? '';
    assert.equal((await visitor.get(`${contact}?step=2`)).status, 200);
  });

  it('goes to no step that it does not have', async () => {
    const step = await second();
    for (const to of ['0', '-1', '1.5', '2', '3', 'x', '']) {
      const answer = await visitor.send(step, { to });
      assert.deepEqual([answer.status, plate(answer)], [200, '2 / 2'], to);
    }
  });

  it('forgets a draft after half an hour', async () => {
    await second();
    now += HOUR / 2 - 1;
    assert.equal((await visitor.get(`${url}?step=2`)).status, 200);
    now += 1;
    assert.equal((await visitor.get(`${url}?step=2`)).to, `${url}?step=1`);
  });

  it('is sent from a page that stood open for longer than its cookie', async () => {
    const step = await second();
    now += 6 * 24 * HOUR;
    visitor.cookies.clear();
    const thanks = await visitor.send(step, PERSON);
    assert.match(thanks.$('.thanks-answers').text(), /Koestraat/);
    now += 25 * HOUR;
    const late = await visitor.send(step, PERSON);
    assert.equal(plate(late), '1 / 2');
  });

  it('sends what its page shows, whatever another tab has done', async () => {
    const one = await second();
    const two = await second({ ...PROPERTY, propertyStreet: 'Meir' });
    await visitor.send(one, PERSON);
    assert.equal(await street(), 'Koestraat');
    now += 1;
    await visitor.send(two, PERSON);
    assert.equal(await street(), 'Meir');
    assert.equal(await count(), 2);
  });

  it('is one lead when its last step is sent twice, with the same answer', async () => {
    const step = await second();
    const [one, two] = [await visitor.send(step, PERSON), await visitor.send(step, PERSON)];
    assert.equal(one.$('.thanks-plate').text(), two.$('.thanks-plate').text());
    assert.notEqual(one.$('.thanks-plate').text(), '');
    assert.equal(await count(), 1);
  });

  it('forgets what was typed once it is sent', async () => {
    await visitor.send(await second(), PERSON);
    assert.ok(![...visitor.cookies.keys()].some((name) => name.startsWith('draft-')));
    assert.equal((await visitor.get(`${url}?step=2`)).to, `${url}?step=1`);
  });

  it('continues in another language', async () => {
    const step = await second();
    const french = step.$('header a[lang=fr]').attr('href') ?? '';
    const switched = await visitor.get(french);
    assert.equal(switched.$('html').attr('lang'), 'fr');
    assert.equal(plate(switched), '2 / 2');
    assert.match(switched.$('.wizard-answered').text(), /Maison, Koestraat 12/);
    const failed = await visitor.send(switched, { ...PERSON, Email: 'an@' });
    const german = failed.$('header a[lang=de]').attr('href') ?? '';
    assert.equal((await visitor.get(german)).$('[name=Email]').val(), 'an@');
    const thanks = await visitor.send(failed, PERSON);
    assert.equal(thanks.$('html').attr('lang'), 'fr');
    assert.equal((await newest()).lead.language, 'fr');
  });

  it('takes no draft that is forged, cut or of another form', async () => {
    await second();
    const [[name, value] = ['', '']] = visitor.cookies;
    const forged = [
      value.slice(0, -1),
      value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA'),
      value.replace('.', ''),
      'eyJhbGciOiJub25lIn0.e30.',
      '....',
      'x'.repeat(3500),
      await site.parts.drafts.copy('contact', PROPERTY, now),
    ];
    const lost = `${url}?step=1`;
    for (const one of forged) {
      visitor.cookies.set(name, one);
      assert.equal((await visitor.get(`${url}?step=2`)).to, lost, one.slice(0, 40));
      const sent = { form: 'valuation', draft: one, ...PERSON };
      assert.equal((await visitor.post(`${url}?step=2`, sent)).to, lost, one.slice(0, 40));
    }
    assert.equal(await count(), 0);
  });

  it('takes a draft of the most that its fields have, and cuts nothing that is longer', async () => {
    const long = (length: number) => '\u{4e00}'.repeat(length);
    const step = await second({
      ...PROPERTY,
      propertyStreet: long(100),
      propertyCity: long(100),
    });
    const typed = { FirstName: long(100), Name: long(100), Content: long(1000) };
    const back = await visitor.send(step, { ...PERSON, ...typed, to: '1' });
    const forward = await visitor.send(back);
    assert.equal(forward.$('[name=Content]').val(), typed.Content);
    const more = await visitor.send(forward, { Content: long(1500), to: '1' });
    assert.equal((await visitor.send(more)).$('[name=Content]').val(), long(1500));
    const most = random(12_000);
    const refused = await visitor.send(forward, { Content: most, to: '1' });
    assert.deepEqual([refused.status, plate(refused)], [422, '2 / 2']);
    assert.equal(refused.$('[name=Content]').val(), most);
    assert.match(refused.$('.form-summary').text(), /korter dan 1000 tekens/);
  });

  it('is the same for everyone before it is begun', async () => {
    const first = await visitor.get(url);
    assert.equal(first.$('[name=draft]').length, 0);
    await second();
    assert.equal((await visitor.get(url)).text, first.text);
  });
});

/** A text that cannot be made smaller. */
function random(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}
