import assert from 'node:assert/strict';
import fc from 'fast-check';
import { leadParts, MAX_LEAD_ADDRESS } from '../../../server/services/crm/http/leads/lead-parts.ts';
import type { WireLead } from '../../../server/services/crm/http/leads/lead-to-wire.ts';
import { spoken } from '../lead-contract.ts';

const BASE = 'https://newapi.example.com/1.12/OmnicasaService.svc/';
const measure = (call: object) => BASE.length + encodeURIComponent(JSON.stringify(call)).length;
const keyOf = (part: number) => ({ CustomStr5: `key ${part}` });

const lead = (changes: Partial<WireLead> = {}, parameters: object = {}): WireLead => ({
  endpoint: 'ContactOnMe',
  parameters: {
    FirstName: 'An',
    Name: 'Maes',
    Email: 'an@mail.example',
    Subject: 'Bezoek',
    ObjectID: 5,
    IsReceivedEmail: true,
    ...parameters,
  },
  text: 'Kan het zaterdag?',
  ...changes,
});
const partsOf = (of: WireLead) => leadParts(of, measure, keyOf);
const textsOf = (of: WireLead) =>
  partsOf(of).map(({ parameters }) => parameters['Content'] ?? parameters['Comment']);

describe('a lead that is too long for an address', () => {
  it('is one call where it fits', () => {
    const one = lead();
    assert.deepEqual(partsOf(one), [
      {
        endpoint: 'ContactOnMe',
        parameters: { ...one.parameters, CustomStr5: 'key 1', Content: 'Kan het zaterdag?' },
      },
    ]);
  });

  it('goes on in messages of the same person about the same home', () => {
    const text = 'Een lange vraag over het huis. '.repeat(150);
    const [first, second, ...more] = partsOf(lead({ text }));
    assert.equal(first?.parameters['Subject'], 'Bezoek');
    const of = more.length + 2;
    assert.ok(of > 2);
    const { Content: _, ...others } = second!.parameters;
    assert.deepEqual(others, {
      FirstName: 'An',
      Name: 'Maes',
      Email: 'an@mail.example',
      ObjectID: 5,
      // The person agreed once, or not.
      IsReceivedEmail: false,
      Subject: `Bezoek (2/${of})`,
      CustomStr5: 'key 2',
    });
  });

  it('of a demand goes on in a message, as another demand would be another search', () => {
    const parts = partsOf(lead({ endpoint: 'DemandRegister', text: 'x'.repeat(5000) }));
    assert.deepEqual(
      parts.map(({ endpoint }) => endpoint),
      ['DemandRegister', ...parts.slice(1).map(() => 'ContactOnMe')],
    );
  });

  it('has the longest other fields in its text', () => {
    const Zips = Array.from({ length: 400 }, (_, index) => String(1000 + index));
    const name = 'Vanden'.repeat(40);
    const text = textsOf(lead({}, { Zips, Subject: 'é'.repeat(300), Name: name })).join('');
    assert.ok(text.includes(`Zips: ${Zips.join(', ')}`));
    assert.ok(text.includes(`Subject: ${'é'.repeat(300)}`));
    assert.ok(text.includes(`Name: ${name}`));
    assert.ok(text.endsWith('Kan het zaterdag?'));
  });

  it('loses nothing, whatever is in it, and no address is too long', () => {
    const letter = fc.constantFrom('a', ' ', 'é', '\n', '"', '\\', '🙂', 'Ł', '%', '\u2028');
    const text = fc.array(letter, { maxLength: 3000, size: 'max' }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const parts = partsOf(lead({ text: given }));
        assert.equal(parts.map(({ parameters }) => spoken(parameters['Content'])).join(''), given);
        for (const part of parts) assert.ok(measure(part) <= MAX_LEAD_ADDRESS);
      }),
      { seed: 24, numRuns: 40 },
    );
  });

  it('is sent although nothing fits beside it', () => {
    const Email = `${'e'.repeat(2000)}@mail.example`;
    assert.ok(partsOf(lead({ text: '🙂🙂' }, { Email })).length >= 1);
  });
});
