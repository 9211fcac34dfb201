import assert from 'node:assert/strict';
import path from 'node:path';
import fc from 'fast-check';
import { ConfigError, parseConfig } from '../../../server/config.ts';
import { whiseOptionsSchema } from '../../../server/services/crm/whise-options.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';

function problemsOf(env: Record<string, string>): Record<string, string> {
  try {
    parseConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return Object.fromEntries(error.problems.map(({ name, reason }) => [name, reason]));
  }
  return {};
}

describe('configuration', () => {
  it('needs nothing: the demo agency on loopback', () => {
    assert.deepEqual(parseConfig({}), {
      port: 3000,
      host: '127.0.0.1',
      siteUrl: undefined,
      siteDir: path.resolve('server/demo'),
      dataDir: path.resolve('var'),
      mediaCacheBytes: 2_000_000_000,
      mediaBucket: undefined,
      crm: 'demo',
      httpCrm: undefined,
      whise: undefined,
      crmOptions: wireOptionsSchema.parse({}),
      smtpUrl: undefined,
      leadsKeepDays: 730,
      sessionSecret: undefined,
      healthToken: undefined,
      crmHookSecret: undefined,
      trustProxy: 0,
      metrics: undefined,
      stopSeconds: 8,
      stores: 'sqlite',
      databaseUrl: undefined,
      spool: false,
      logLevel: 'info',
      devReload: false,
      hstsPreload: false,
    });
  });

  it('reads every variable', () => {
    const secret = 's'.repeat(32);
    const config = parseConfig({
      PORT: '8080',
      HOST: '::1',
      SITE_URL: 'https://www.example.be/',
      SITE_DIR: '/srv/agency',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://site@db.example/site',
      SPOOL: '1',
      MEDIA_CACHE_MB: '500',
      MEDIA_URL: 's3://pictures/agency?region=eu-west-3',
      CRM: 'demo',
      SMTP_URL: 'smtps://user:pass@mail.example.be',
      LEADS_KEEP_DAYS: '90',
      SESSION_SECRET: secret,
      HEALTH_TOKEN: 'b'.repeat(32),
      CRM_HOOK_SECRET: 'c'.repeat(32),
      TRUST_PROXY: '2',
      METRICS_PORT: '9101',
      STOP_SECONDS: '3',
      LOG_LEVEL: 'warn',
      DEV_RELOAD: '1',
      HSTS_PRELOAD: '1',
    });
    assert.deepEqual(config, {
      port: 8080,
      host: '::1',
      siteUrl: 'https://www.example.be',
      siteDir: path.resolve('/srv/agency'),
      dataDir: path.resolve('/srv/data'),
      mediaCacheBytes: 500_000_000,
      mediaBucket: {
        bucket: 'pictures',
        prefix: 'agency/',
        region: 'eu-west-3',
        endpoint: undefined,
      },
      crm: 'demo',
      httpCrm: undefined,
      whise: undefined,
      crmOptions: wireOptionsSchema.parse({}),
      smtpUrl: 'smtps://user:pass@mail.example.be',
      leadsKeepDays: 90,
      sessionSecret: secret,
      healthToken: 'b'.repeat(32),
      crmHookSecret: 'c'.repeat(32),
      trustProxy: 2,
      metrics: { host: '127.0.0.1', port: 9101 },
      stopSeconds: 3,
      stores: 'postgres',
      databaseUrl: 'postgres://site@db.example/site',
      spool: true,
      logLevel: 'warn',
      devReload: true,
      hstsPreload: true,
    });
  });

  it('reads how a CRM behind HTTP is reached', () => {
    const { crm, httpCrm } = parseConfig({
      CRM: 'http',
      CRM_URL: 'https://crm.example/Service.svc/',
      CRM_CUSTOMER: 'agency',
      CRM_PASSWORD: 'secret',
      CRM_SITE_ID: '12',
      CRM_OPTIONS: '{"pageSize": 50}',
    });
    assert.equal(crm, 'http');
    const { options, ...access } = httpCrm ?? {};
    assert.deepEqual(access, {
      url: 'https://crm.example/Service.svc',
      customer: 'agency',
      password: 'secret',
      siteId: 12,
      officeId: undefined,
    });
    assert.equal(options?.pageSize, 50);
    assert.equal(options?.nameParameter, 'CustomerName');
  });

  it('names what a CRM behind HTTP lacks, and mistakes in its options', () => {
    assert.deepEqual(problemsOf({ CRM: 'http', CRM_URL: 'crm', CRM_OPTIONS: '{"pageSize":0,}' }), {
      CRM_URL: 'http(s)://…',
      CRM_OPTIONS: 'line 1, column 15: "}" stands where a key in double quotes should be',
      CRM_CUSTOMER: 'is needed for CRM=http',
      CRM_PASSWORD: 'is needed for CRM=http',
    });
    const documents = problemsOf({ CRM_OPTIONS: '{"documentsUrl":"https://crm.example/files"}' });
    assert.equal(documents['CRM_OPTIONS'], 'documentsUrl: must end in /');
    assert.match(problemsOf({ CRM_OPTIONS: '{"pagesize":5}' })['CRM_OPTIONS'] ?? '', /pagesize/);
  });

  it('takes an address of the figures with or without its port', () => {
    const at = (METRICS_ADDRESS: string, more = {}) =>
      parseConfig({ METRICS_ADDRESS, ...more }).metrics;
    assert.deepEqual(at('127.0.0.1:9464'), { host: '127.0.0.1', port: 9464 });
    assert.deepEqual(at('[fd00::5]:9464'), { host: 'fd00::5', port: 9464 });
    const port = { METRICS_PORT: '13001' };
    for (const address of ['fd00::5', '[fd00::5]']) {
      assert.deepEqual(at(address, port), { host: 'fd00::5', port: 13001 });
    }
    assert.deepEqual(at('10.0.0.5', port), { host: '10.0.0.5', port: 13001 });
  });

  it('names what is wrong with an address of the figures', () => {
    const reason = (METRICS_ADDRESS: string, more = {}) =>
      problemsOf({ METRICS_ADDRESS, ...more })['METRICS_ADDRESS'] ?? '';
    for (const wrong of ['10.0.0.256:1', 'host:9464', '1.2.3.4:70000', '[1.2.3.4]:1', ':9464']) {
      assert.match(reason(wrong), /^an IP address/, wrong);
    }
    assert.match(reason('10.0.0.5'), /needs a port/);
    assert.match(reason('10.0.0.5:1', { METRICS_PORT: '2' }), /METRICS_PORT is set/);
  });

  it('takes an empty variable as absent', () => {
    assert.equal(parseConfig({ PORT: '', SITE_URL: '', CRM: '' }).port, 3000);
  });

  it('names every problem at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      HOST: 'a b',
      SITE_URL: 'https://example.be/shop',
      CRM: 'other',
      SMTP_URL: 'http://mail',
      LEADS_KEEP_DAYS: '0',
      TRUST_PROXY: '11',
      STOP_SECONDS: '9',
      LOG_LEVEL: 'loud',
      DEV_RELOAD: 'yes',
      SESSION_SECRET: 'short',
    });
    const names = [
      'CRM',
      'DEV_RELOAD',
      'HOST',
      'LEADS_KEEP_DAYS',
      'LOG_LEVEL',
      'PORT',
      'SESSION_SECRET',
    ];
    assert.deepEqual(
      Object.keys(problems).sort(),
      [...names, 'SITE_URL', 'SMTP_URL', 'STOP_SECONDS', 'TRUST_PROXY'].sort(),
    );
  });

  it('takes a secret of 32 characters, and none on https too', () => {
    const site = { SITE_URL: 'https://example.be' };
    assert.deepEqual(problemsOf(site), {});
    assert.match(problemsOf({ ...site, SESSION_SECRET: 'short' })['SESSION_SECRET'] ?? '', /32/);
    assert.deepEqual(problemsOf({ ...site, SESSION_SECRET: 'x'.repeat(32) }), {});
  });

  it('takes an origin only as SITE_URL, and never quotes a value', () => {
    const bad = [
      'example.be',
      'ftp://example.be',
      'http://u:p@a.be',
      'http://a.be/?',
      'http://a.be#',
    ];
    for (const url of bad) {
      const reason = problemsOf({ SITE_URL: url })['SITE_URL'];
      assert.ok(reason, url);
      assert.ok(!reason.includes(url));
    }
    assert.equal(parseConfig({ SITE_URL: 'HTTP://Example.BE:80' }).siteUrl, 'http://example.be');
  });

  it('gives a configuration or a ConfigError for any environment', () => {
    const names = ['PORT', 'HOST', 'SITE_URL', 'TRUST_PROXY', 'SMTP_URL', 'LOG_LEVEL', 'toString'];
    const value = fc.oneof(fc.string(), fc.webUrl(), fc.integer().map(String));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (env) => {
        try {
          const config = parseConfig(env);
          assert.ok(config.port >= 0 && config.port <= 65535);
          assert.ok(config.trustProxy >= 0 && config.trustProxy <= 10);
        } catch (error) {
          assert.ok(error instanceof ConfigError && error.problems.length > 0, String(error));
        }
      }),
    );
  });

  describe('of Whise', () => {
    const env = {
      CRM: 'whise',
      WHISE_USERNAME: 'a@agency.example',
      WHISE_PASSWORD: 'secret',
      WHISE_CLIENT_ID: '9001',
    };

    it('needs an account and an agency, and has the address of Whise', () => {
      assert.deepEqual(parseConfig(env).whise, {
        url: 'https://api.whise.eu/',
        username: 'a@agency.example',
        password: 'secret',
        clientId: 9001,
        officeId: undefined,
        options: whiseOptionsSchema.parse({}),
      });
      const needed = 'is needed for CRM=whise';
      assert.deepEqual(problemsOf({ CRM: 'whise' }), {
        WHISE_USERNAME: needed,
        WHISE_PASSWORD: needed,
        WHISE_CLIENT_ID: needed,
      });
    });

    it('reads an office, another address and the choices of the agency', () => {
      const { url, officeId, options } =
        parseConfig({
          ...env,
          WHISE_URL: 'http://127.0.0.1:3902',
          WHISE_OFFICE_ID: '12',
          WHISE_OPTIONS: '{"purposeStatus":{"22":"option"},"languageIds":{"fr":"fr-BE"}}',
        }).whise ?? assert.fail();
      assert.deepEqual([url, officeId], ['http://127.0.0.1:3902/', 12]);
      assert.deepEqual(options.purposeStatus, { 14: 'sold', 22: 'option' });
      assert.deepEqual(options.languageIds, { fr: 'fr-BE' });
    });

    it('says all that is wrong with it at once', () => {
      const problems = problemsOf({
        ...env,
        WHISE_URL: 'whise',
        WHISE_CLIENT_ID: 'mine',
        WHISE_OFFICE_ID: '0',
        WHISE_OPTIONS: '{"newDays":-1}',
      });
      assert.deepEqual(Object.keys(problems).sort(), [
        'WHISE_CLIENT_ID',
        'WHISE_OFFICE_ID',
        'WHISE_OPTIONS',
        'WHISE_URL',
      ]);
      assert.match(problems['WHISE_OPTIONS'] ?? '', /^newDays: /);
    });
  });
});
