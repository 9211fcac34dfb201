import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { NextFunction, Request, Response } from 'express';
import { suggest } from '../../../server/web/routes/suggest.ts';
import type { DataPort } from '../../../views/data-port.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the suggestions of many who type at once', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  /** The handler, and the texts that it has read. */
  function counted() {
    const { source } = site.parts;
    const read: string[] = [];
    const data: DataPort = {
      ...source.catalogue.port('nl'),
      suggest: (text, counts) => {
        read.push(text);
        return source.catalogue.port('nl').suggest(text, counts);
      },
    };
    const { paths, i18n, today } = source;
    // Answers are kept by site.
    const live = { paths, i18n, today, site: { ...source.site }, catalogue: { port: () => data } };
    return { handle: suggest(live as unknown as Parameters<typeof suggest>[0]), read };
  }

  /** Asks without waiting. @returns the answer, or the status of a refusal; and how to leave. */
  function ask(handle: ReturnType<typeof suggest>, text: string, ip = '192.0.2.1') {
    const url = `/api/suggest?lang=nl&q=${encodeURIComponent(text)}`;
    const sent: object[] = [];
    const res = Object.assign(new EventEmitter(), {
      set: () => res,
      json: (body: object) => sent.push(body),
    });
    const req = { url, originalUrl: url, ip } as unknown as Request;
    const answering = handle as (...asked: [Request, Response, NextFunction?]) => Promise<void>;
    const done = answering(req, res as unknown as Response).then(
      () => sent[0],
      (error: { status?: number }) => error.status,
    );
    return { done, leave: () => res.emit('close') };
  }

  it('are read once for all who type the same', async () => {
    const { handle, read } = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(handle, 'gent').done));
    assert.deepEqual(read, ['gent']);
    assert.ok(answers.every((answer) => answer === answers[0] && typeof answer === 'object'));
    await ask(handle, 'gent').done;
    assert.deepEqual(read, ['gent']);
  });

  it('are not read for who has typed on', async () => {
    const { handle, read } = counted();
    const [first, second, third] = ['b', 'br', 'bru'].map((text) => ask(handle, text));
    second?.leave();
    first?.leave();
    assert.deepEqual([await first?.done, await second?.done], [undefined, undefined]);
    assert.equal(typeof (await third?.done), 'object');
    assert.deepEqual(read, ['bru']);
  });

  it('let others be answered in between', async () => {
    const { handle, read } = counted();
    const all = Array.from({ length: 5 }, (_, at) => ask(handle, `gent ${at}`).done);
    const readBefore = await new Promise<number>((done) => {
      setImmediate(() => setImmediate(() => done(read.length)));
    });
    assert.ok(readBefore < 5);
    await Promise.all(all);
    assert.equal(read.length, 5);
  });

  it('are refused where too many of one IP address wait, and no other is', async () => {
    const { handle } = counted();
    const many = Array.from({ length: 50 }, (_, at) => ask(handle, `brugge ${at}`).done);
    const other = ask(handle, 'namen', '192.0.2.2').done;
    const answers = await Promise.all(many);
    assert.equal(answers.filter((answer) => answer === 503).length, 50 - 41);
    assert.equal(typeof (await other), 'object');
  });

  it('count the addresses of one IPv6 network as one', async () => {
    const { handle } = counted();
    const of = (at: number) => ask(handle, `aalst ${at}`, `2001:db8::${at + 1}`).done;
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => of(at)));
    assert.equal(answers.filter((answer) => answer === 503).length, 50 - 41);
  });
});
