import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { TYPED_PLACES } from '../../../views/domain/forms/form-names.ts';
import { openPage, useBrowser } from '../../support/browser.ts';
import { fillIn, send } from '../../support/form-page.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';

/** What a browser knows of its visitor, by its own names of fields. */
const VISITOR = {
  NAME_FULL: 'An Rosa Peeters',
  NAME_FIRST: 'An',
  NAME_MIDDLE: 'Rosa',
  NAME_LAST: 'Peeters',
  EMAIL_ADDRESS: 'an@example.be',
  PHONE_HOME_WHOLE_NUMBER: '+32470123456',
  COMPANY_NAME: 'Peeters bv',
  ADDRESS_HOME_STREET_ADDRESS: 'Koestraat 12',
  ADDRESS_HOME_LINE1: 'Koestraat 12',
  ADDRESS_HOME_STREET_NAME: 'Koestraat',
  ADDRESS_HOME_HOUSE_NUMBER: '12',
  ADDRESS_HOME_CITY: 'Gent',
  ADDRESS_HOME_ZIP: '9000',
  ADDRESS_HOME_STATE: 'Oost-Vlaanderen',
  ADDRESS_HOME_COUNTRY: 'BE',
};

const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.be',
  PhoneNumber: '+32470123456',
};
const OWN_ADDRESS = { DemandAddress: 'Koestraat 12', DemandZip: '9000', DemandCity: 'Gent' };
/** Of the home to be valued, which may be the visitor's own. */
const HOME_ADDRESS = {
  propertyStreet: 'Koestraat',
  propertyHouseNumber: '12',
  propertyZip: '9000',
  propertyCity: 'Gent',
};

interface Case {
  template: string;
  /** Clicks and types up to the step with the fields. */
  begin?: (page: Page) => Promise<void>;
  /** Field from which the browser fills in. */
  from?: string;
  filled: Readonly<Record<string, string>>;
}

const chooseGoal = async (page: Page) => {
  await page.click('label:has([name="Goal"][value="0"])');
  for (let step = 1; step < 5; step++) await send(page);
};

const CASES: readonly Case[] = [
  { template: 'contact', filled: PERSON },
  { template: 'question', filled: PERSON },
  { template: 'document', filled: PERSON },
  { template: 'open house', filled: PERSON },
  { template: 'selling', filled: { ...PERSON, ...HOME_ADDRESS } },
  { template: 'demand', filled: { ...PERSON, ...OWN_ADDRESS } },
  { template: 'demand in steps', begin: chooseGoal, filled: { ...PERSON, ...OWN_ADDRESS } },
  { template: 'valuation', from: 'propertyZip', filled: HOME_ADDRESS },
  {
    template: 'visit',
    begin: async (page) => {
      await fillIn(page, { Email: 'an@example.be' });
      await send(page);
    },
    filled: { FirstName: PERSON.FirstName, Name: PERSON.Name, PhoneNumber: PERSON.PhoneNumber },
  },
];

describe('what a browser fills in of its own', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  for (const { template, begin, from = 'FirstName', filled } of CASES) {
    it(`is the visitor's own and nothing else (${template})`, async () => {
      const { page } = await visit({ javaScript: false, isWhole: true });
      await page.goto(site.origin + templates(site, 'nl')[template]);
      await begin?.(page);
      await autofill(page, `.form [name="${from}"]`);
      assert.deepEqual(await typedIn(page), filled);
    });
  }

  it('is no place to look for a home in, once the field is a combobox', async () => {
    const { page } = await visit({ isWhole: true });
    await openPage(page, site.origin + templates(site, 'nl')['demand']);
    await page.click('label:has([name="Goal"][value="0"])');
    await page.waitForSelector('[type="range"]');
    await autofill(page, '.form [name="FirstName"]');
    assert.equal(
      await page.$eval(`[name="${TYPED_PLACES}"]`, (field) => field.matches(':autofill')),
      false,
    );
    assert.deepEqual(await typedIn(page), { ...PERSON, ...OWN_ADDRESS });
  });
});

/** Fills the form of a field in, as a visitor does who chooses their address from its list. */
async function autofill(page: Page, selector: string): Promise<void> {
  const field = await page.waitForSelector(selector);
  assert.ok(field);
  await field.focus();
  const cdp = await page.createCDPSession();
  await cdp.send('Autofill.enable');
  const filled = new Promise<void>((resolve) => {
    cdp.on('Autofill.addressFormFilled', () => resolve());
  });
  const fieldId = await field.backendNodeId();
  const fields = Object.entries(VISITOR).map(([name, value]) => ({ name, value }));
  const address = { fields };
  await page.waitForFunction(() => document.readyState === 'complete');
  await cdp.send('Autofill.trigger', { fieldId, address });
  await filled;
  await page.waitForFunction(
    (first) => document.querySelector<HTMLInputElement>(first)?.value,
    {},
    selector,
  );
}

/** The texts that the browser has filled in, by name. */
async function typedIn(page: Page): Promise<Record<string, string>> {
  const pairs = await page.$$eval('.form input, .form textarea, .form select', (fields) =>
    fields
      .filter((field) => field.matches(':autofill'))
      .map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}
