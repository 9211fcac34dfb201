import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { VisitAction } from '../../../server/services/leads/visits/visit-links.ts';
import type { SiteApp } from '../site-app.ts';
import { type Answer, Visitor } from '../visitor.ts';

interface AskOptions {
  locale?: Locale;
  /** Half-days that are ticked. */
  count?: number;
  /** The first home for which it is true is visited. */
  isWanted?: (home: Property) => boolean;
  /** Query string of the form's URL: further homes. */
  query?: string;
}

/** A visit that was asked for, as its two sides see it. */
export class VisitTry {
  readonly id: string;
  readonly reference: string;
  readonly halfDays: readonly string[];
  readonly #site: SiteApp;
  readonly #visitor: Visitor;

  private constructor(site: SiteApp, lead: { id: string; reference: string }, halfDays: string[]) {
    this.#site = site;
    this.#visitor = new Visitor(site);
    this.id = lead.id;
    this.reference = lead.reference;
    this.halfDays = halfDays;
  }

  /** Asks for a visit with the first half-days that are offered. @param count of these. */
  static async ask(
    site: SiteApp,
    email: string,
    { locale = 'nl', count = 2, isWanted = () => true, query = '' }: AskOptions = {},
  ): Promise<VisitTry> {
    const visitor = new Visitor(site);
    const { source, leads } = site.parts;
    const home = source.catalogue
      .port('nl')
      .list(emptyQuery('sale'), 50)
      .items.filter(isHome)
      .find(isWanted);
    assert.ok(home);
    const url = createLinks(source.paths, locale).itemForm('visit', home) ?? '';
    const page = await visitor.send(await visitor.get(url + query), { Email: email });
    const offered = page
      .$('[name="visitTimes"]')
      .get()
      .map((input) => String(page.$(input).val()));
    const visitTimes = offered.slice(0, count);
    await visitor.send(page, {
      FirstName: 'Typedfirst',
      Name: 'Typedname',
      PhoneNumber: '0470 12 34 56',
      Content: 'Typedwish',
      visitTimes,
    });
    await leads.worker.wake();
    const all = await leads.store.list(1000);
    const lead = all.find((one) => one.form === 'visit' && one.email === email);
    assert.ok(lead);
    return new VisitTry(site, lead, visitTimes);
  }

  /** Delivers what waits, and gives the mail of this name about the visit; undefined without one. */
  async mail(name: string): Promise<Email | undefined> {
    await this.#site.parts.leads.worker.wake();
    const dir = path.join(this.#site.parts.config.dataDir, 'mail');
    const file = `${this.id}${name}.eml`;
    if (!(await readdir(dir)).includes(file)) return undefined;
    return PostalMime.parse(await readFile(path.join(dir, file)));
  }

  /** Names of the mails about the visit, without its id. */
  async mails(): Promise<string[]> {
    await this.#site.parts.leads.worker.wake();
    const names = await readdir(path.join(this.#site.parts.config.dataDir, 'mail'));
    return names
      .filter((name) => name.startsWith(this.id))
      .map((name) => name.slice(this.id.length, -'.eml'.length))
      .sort();
  }

  /** The link in a mail by which something is done. */
  async link(mail: string, action: VisitAction): Promise<string> {
    const text = (await this.mail(mail))?.text ?? '';
    const [found = ''] = RegExp(`http\\S+/visits/${action}/\\S+`).exec(text) ?? [];
    assert.ok(found, `no link to ${action} in the mail ${mail}`);
    const { pathname, search } = new URL(found);
    return pathname + search;
  }

  /** Sends the form of a link. */
  async press(
    link: string,
    fields: Record<string, string | readonly string[]> = {},
  ): Promise<Answer> {
    return this.#visitor.post(link, fields);
  }

  open(link: string): Promise<Answer> {
    return this.#visitor.get(link);
  }

  /** Confirms a time in the first half-day. */
  async confirm(time = '10:00', mail = ''): Promise<Answer> {
    const link = await this.link(mail, 'confirm');
    const page = await this.open(link);
    const halfDay = String(page.$('[name="halfDay"]').first().val());
    return this.press(link, { halfDay, time });
  }
}

/** The lines of the calendar file in a mail, unfolded; none without one. */
export function calendarLines(mail: Email | undefined): string[] {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) return [];
  const bytes = typeof part.content === 'string' ? Buffer.from(part.content) : part.content;
  const text = Buffer.from(bytes as Uint8Array).toString('utf8');
  return text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
}
