import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { SiteApp } from './site-app.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What a site answered to a visitor. */
export interface Answer {
  status: number;
  /** Where a redirect leads. */
  to: string | undefined;
  text: string;
  $: CheerioAPI;
}

/** A browser without script: it keeps cookies, and sends the forms that it has got. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #site: Pick<SiteApp, 'app'>;

  constructor(site: Pick<SiteApp, 'app'>) {
    this.#site = site;
  }

  get(url: string): Promise<Answer> {
    return this.#answer(request(this.#site.app).get(url));
  }

  post(url: string, fields: Fields): Promise<Answer> {
    const sent = request(this.#site.app).post(url).set('Sec-Fetch-Site', 'same-origin');
    return this.#answer(sent.type('form').send(fields));
  }

  /** Sends the form of a page with what is filled in, and follows where it leads. */
  async send({ $ }: Answer, fields: Fields = {}): Promise<Answer> {
    const form = $('main form.form').first();
    const typed = Object.groupBy(form.serializeArray(), ({ name }) => name);
    const filled = Object.entries(typed).map(([name, all = []]) => [
      name,
      all.map(({ value }) => value),
    ]);
    const sent = { ...(Object.fromEntries(filled) as Fields), ...fields };
    return this.follow(await this.post(form.attr('action') ?? '', sent));
  }

  follow(answer: Answer): Promise<Answer> | Answer {
    return answer.to === undefined ? answer : this.get(answer.to);
  }

  async #answer(sent: request.Test): Promise<Answer> {
    const cookies = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const { status, headers, text } = await sent.set('Cookie', cookies);
    for (const line of [headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return { status, to: headers['location'], text, $: load(text) };
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
