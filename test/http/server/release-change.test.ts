import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formContent } from '../../../server/services/leads/model/form-content.ts';
import { DESTINATIONS, type StoredLead } from '../../../server/services/leads/model/lead-store.ts';
import { newLead } from '../../../server/services/leads/model/new-lead.ts';
import { newFriendMessage } from '../../../server/services/leads/friends/friend-message.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { agencyLanguage } from '../../../views/domain/site/languages.ts';
import { FORM_KINDS } from '../../../views/forms/form-kinds.ts';
import {
  readRelease1Content,
  readRelease1InboxFile,
} from '../../support/storage/release-1-schemas.ts';
import {
  deliverAsRelease1,
  openRelease1,
  storeAsRelease1,
} from '../../support/storage/release-1-store.ts';
import { release1Dir } from '../../support/storage/release-files.ts';
import { freshApp, NOON, sharedApp, type SiteApp } from '../../support/site-app.ts';
import { filledForms, formsOfSite, type PlacedForm } from '../../support/forms/site-forms.ts';

const ALL = Number.MAX_SAFE_INTEGER;

describe('a data folder that release 1 and this one share', () => {
  let dir: string;
  let site: SiteApp;
  let placed: PlacedForm[];
  before(async () => {
    const shared = await sharedApp();
    placed = LOCALES.flatMap((locale) => formsOfSite(shared, locale));
  });
  beforeEach(async () => {
    dir = release1Dir();
    site = await freshApp({ dataDir: dir });
  });
  afterEach(() => site.parts.leads.store.close());

  const file = () => path.join(dir, 'leads.sqlite');
  const stateOf = ({ deliveries }: StoredLead) =>
    deliveries.map(({ destination, state }) => `${destination} ${state}`).join(', ');
  const written = (folder: string) => readdirSync(path.join(dir, folder)).length;

  /** A lead of each form that the site has, in each language, with each of its goals. */
  function leadsOfForms() {
    const first = new Map(
      placed.toReversed().map((one) => [`${one.use.form} ${one.ctx.locale}`, one]),
    );
    assert.equal(first.size, Object.keys(FORM_KINDS).length * LOCALES.length);
    return [...first.values()].flatMap((one) => {
      const { ctx, use } = one;
      const agency = placed.find(
        (other) =>
          other.use.form === use.form && other.ctx.locale === agencyLanguage(ctx.site.info),
      );
      assert.ok(agency);
      return filledForms(one).map(({ values }) => {
        const content = formContent(ctx, () => agency.ctx, use, values);
        return newLead({ form: use.form, content, key: undefined, visitor: randomUUID() }, NOON);
      });
    });
  }

  it('has every lead of release 1 delivered, and parks none', async () => {
    const { store, worker } = site.parts.leads;
    const before = await store.list(ALL);
    const waiting = before
      .flatMap(({ deliveries }) => deliveries)
      .filter(({ state }) => state === 'waiting');
    assert.ok(waiting.length >= 80, `${waiting.length} were waiting`);
    assert.deepEqual(new Set(before.map(({ contentVersion }) => contentVersion)), new Set([1]));
    const inbox = written('inbox');
    await worker.wake();
    for (const lead of await store.list(ALL)) {
      const was = before.find(({ id }) => id === lead.id)!;
      assert.equal(stateOf(lead), stateOf(was).replaceAll('waiting', 'delivered'));
    }
    const mails = waiting.filter(({ destination }) => destination !== 'crm');
    assert.equal(written('mail'), mails.length);
    assert.equal(written('inbox') - inbox, waiting.length - mails.length);
  });

  it('has nothing of this release that release 1 parks', async () => {
    const { store, worker } = site.parts.leads;
    const leads = leadsOfForms();
    const home = placed.find(({ use }) => use.about !== undefined);
    assert.ok(home?.use.about);
    const friend = { email: 'piet@mail.example', recipient: 'of-piet' };
    leads.push(newFriendMessage(home.ctx, home.use.about, friend, NOON));
    for (const lead of leads) await store.accept(lead);

    const old = openRelease1(file());
    try {
      for (const destination of DESTINATIONS) {
        const delivered = new Set<string>();
        deliverAsRelease1(old, destination, NOON, ({ id, form, content }) => {
          readRelease1Content(form, content);
          delivered.add(id);
        });
        for (const { id, form, destinations } of leads) {
          assert.equal(delivered.has(id), destinations.includes(destination), form);
        }
      }
      assert.equal((await store.counts()).waiting, 0);
    } finally {
      old.close();
    }
    await worker.wake();
    assert.deepEqual(readdirSync(dir).includes('mail'), false);
  });

  it('has what release 1 stores beside this one delivered by this one', async () => {
    const { store, worker } = site.parts.leads;
    const contents = leadsOfForms().map(({ form, content }) => ({
      id: randomUUID(),
      form,
      content,
    }));
    const old = openRelease1(file());
    for (const lead of contents) storeAsRelease1(old, lead, NOON, DESTINATIONS);
    old.close();
    await worker.wake();
    for (const { id, form } of contents) {
      const lead = await store.find(id);
      assert.equal(lead?.contentVersion, 1);
      assert.match(stateOf(lead), /^(\S+ delivered(, )?){3}$/, form);
    }
  });

  it('has an inbox of the demo CRM that release 1 reads', async () => {
    const { store, worker } = site.parts.leads;
    for (const lead of leadsOfForms()) await store.accept(lead);
    await worker.wake();
    const names = readdirSync(path.join(dir, 'inbox'));
    assert.ok(names.length > 40);
    for (const name of names) {
      readRelease1InboxFile(readFileSync(path.join(dir, 'inbox', name), 'utf8'));
    }
  });
});
