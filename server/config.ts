import path from 'node:path';
import { z } from 'zod';
import type { HttpCrmConfig } from './services/crm/http-crm-config.ts';
import { type WireOptions, wireOptionsSchema } from './services/crm/wire-options.ts';
import { type BucketAddress, bucketAddress } from './services/media/bucket/bucket-address.ts';
import { jsonOptions, serviceUrl } from './environment-values.ts';
import { isOrigin } from './platform/http/origin.ts';
import { ROOT } from './platform/root.ts';
import { type MetricsAddress, metricsAddress } from './metrics-address.ts';
import type { WhiseConfig } from './services/crm/whise-config.ts';
import { WHISE_REQUIRED, whiseConfigOf, whiseEnvironment } from './whise-environment.ts';

/** The settings that may differ between machines. Read once, when the process starts. */
export interface Config {
  /** 0: any free port. */
  port: number;
  host: string;
  /**
   * Origin without a trailing slash; undefined for a local run, which answers only loopback hosts.
   */
  siteUrl: string | undefined;
  /** Whether the site and its subdomains may be preloaded as https only (HSTS `preload`). */
  hstsPreload: boolean;
  /** Folder of the agency: site.json, pages, pictures. */
  siteDir: string;
  /** Folder for data that outlives a run. */
  dataDir: string;
  /** Maximum size of the pictures cached in `dataDir`, in bytes. */
  mediaCacheBytes: number;
  /** Bucket in which machines share resized pictures; undefined: each has its own alone. */
  mediaBucket: BucketAddress | undefined;
  crm: 'demo' | 'http' | 'whise';
  /** Where the stores are (server/store-adapters.ts). */
  stores: 'sqlite' | 'postgres';
  /** `postgres://…`, which puts all stores there; undefined: they are files of `dataDir`. */
  databaseUrl: string | undefined;
  /** Whether leads are kept on this machine while that database does not answer. */
  spool: boolean;
  /** Settings of a CRM behind HTTP. */
  httpCrm: HttpCrmConfig | undefined;
  /** Access to Whise, for `CRM=whise`. */
  whise: WhiseConfig | undefined;
  /** Options of the CRM's wire format; the emulator uses them, too. */
  crmOptions: WireOptions;
  smtpUrl: string | undefined;
  /** Days after which `npm run leads -- erase` erases a delivered lead. */
  leadsKeepDays: number;
  /** Absent: the one stored in `dataDir` (server/session-secret.ts). */
  sessionSecret: string | undefined;
  /** Opens health checks to others than this machine; undefined: nothing does. */
  healthToken: string | undefined;
  /** Opens `/hooks/crm`, where the CRM reports changes; undefined: there is no such path. */
  crmHookSecret: string | undefined;
  /** Number of trusted proxies in front of the server, for the visitor's IP address. */
  trustProxy: number;
  /** Where Prometheus asks for the metrics; undefined: nowhere. */
  metrics: MetricsAddress | undefined;
  /** Maximum seconds for running requests after a signal to stop. */
  stopSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Development only: pages tell the browser to reload after a rebuild. */
  devReload: boolean;
}

export interface ConfigProblem {
  /** Name of the environment variable. */
  name: string;
  reason: string;
}

/** All problems of the environment, by name; values are never quoted because they may be secret. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(({ name, reason }) => `${name}: ${reason}`).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Characters of a secret, at least: 128 bits if they are hexadecimal. */
const SECRET_LENGTH = 32;
const MEGABYTE = 1_000_000;
const DEMO_DIR = path.join(ROOT, 'server/demo');

const wholeNumber = (min: number, max: number, reason: string) =>
  z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && +text >= min && +text <= max, reason)
    .transform(Number);

const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((dir) => path.resolve(dir));

const flag = z
  .enum(['0', '1'], '0 or 1')
  .default('0')
  .transform((text) => text === '1');

const portNumber = wholeNumber(0, 65535, 'a port number, 0 to 65535');

const environment = z.object({
  PORT: portNumber.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'an origin: http(s)://host, without path, query or password')
    .transform((text) => new URL(text).origin)
    .optional(),
  SITE_DIR: folder(DEMO_DIR),
  DATA_DIR: folder('./var'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), 'postgres://…')
    .optional(),
  SPOOL: flag,
  MEDIA_CACHE_MB: wholeNumber(10, 999_999, 'megabytes, 10 to 999999').default(2000),
  MEDIA_URL: bucketAddress.optional(),
  CRM: z.enum(['demo', 'http', 'whise'], 'one of: demo, http, whise').default('demo'),
  CRM_URL: serviceUrl.transform((text) => text.replace(/\/+$/, '')).optional(),
  CRM_CUSTOMER: z.string().optional(),
  CRM_PASSWORD: z.string().optional(),
  CRM_SITE_ID: wholeNumber(1, 999_999, 'a number, 1 to 999999').optional(),
  CRM_OFFICE_ID: wholeNumber(1, 999_999, 'a number, 1 to 999999').optional(),
  CRM_OPTIONS: jsonOptions(wireOptionsSchema),
  ...whiseEnvironment,
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'smtp://… or smtps://…')
    .optional(),
  LEADS_KEEP_DAYS: wholeNumber(1, 36_500, 'days, 1 to 36500').default(730),
  SESSION_SECRET: z.string().min(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters`).optional(),
  HEALTH_TOKEN: z.string().min(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters`).optional(),
  CRM_HOOK_SECRET: z.string().min(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters`).optional(),
  TRUST_PROXY: wholeNumber(0, 10, 'a number of proxies, 0 to 10').default(0),
  METRICS_ADDRESS: z.string().optional(),
  METRICS_PORT: portNumber.optional(),
  // The process exits within 10 s.
  STOP_SECONDS: wholeNumber(0, 8, 'seconds, 0 to 8').default(8),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of: ${LOG_LEVELS.join(', ')}`).default('info'),
  HSTS_PRELOAD: flag,
  DEV_RELOAD: flag,
});

/**
 * Parses the configuration from an environment; an empty variable counts as absent.
 * @throws ConfigError that lists every problem by name.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = environment.safeParse(set);
  const metrics = metricsAddress(set['METRICS_ADDRESS'], parsed.data?.METRICS_PORT);
  const wrong = [...missingOfCrm(set), ...missingOfDatabase(set), ...wrongMetrics(metrics)];
  if (!parsed.success || wrong.length > 0 || typeof metrics === 'string') {
    const issues = parsed.error?.issues ?? [];
    throw new ConfigError([
      ...issues.map(({ path: [name], message }) => ({ name: String(name), reason: message })),
      ...wrong,
    ]);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    hstsPreload: values.HSTS_PRELOAD,
    siteDir: values.SITE_DIR,
    dataDir: values.DATA_DIR,
    mediaCacheBytes: values.MEDIA_CACHE_MB * MEGABYTE,
    mediaBucket: values.MEDIA_URL,
    crm: values.CRM,
    stores: values.DATABASE_URL === undefined ? 'sqlite' : 'postgres',
    databaseUrl: values.DATABASE_URL,
    spool: values.SPOOL,
    httpCrm: values.CRM === 'http' ? httpCrmOf(values) : undefined,
    whise: values.CRM === 'whise' ? whiseConfigOf(values) : undefined,
    crmOptions: values.CRM_OPTIONS,
    smtpUrl: values.SMTP_URL,
    leadsKeepDays: values.LEADS_KEEP_DAYS,
    sessionSecret: values.SESSION_SECRET,
    healthToken: values.HEALTH_TOKEN,
    crmHookSecret: values.CRM_HOOK_SECRET,
    trustProxy: values.TRUST_PROXY,
    metrics,
    stopSeconds: values.STOP_SECONDS,
    logLevel: values.LOG_LEVEL,
    devReload: values.DEV_RELOAD,
  };
}

/** The configuration of this process. The only code that reads the environment. */
export function readConfig(): Config {
  return parseConfig(process.env);
}

/** Required settings of the CRMs that have any. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  http: ['CRM_URL', 'CRM_CUSTOMER', 'CRM_PASSWORD'],
  whise: WHISE_REQUIRED,
};

function wrongMetrics(metrics: MetricsAddress | string | undefined): ConfigProblem[] {
  return typeof metrics === 'string' ? [{ name: 'METRICS_ADDRESS', reason: metrics }] : [];
}

function missingOfCrm(set: Readonly<Record<string, string | undefined>>): ConfigProblem[] {
  const { CRM: crm = '' } = set;
  const required = REQUIRED[crm] ?? [];
  return required
    .filter((name) => !set[name])
    .map((name) => ({ name, reason: `is needed for CRM=${crm}` }));
}

/** The file of DATA_DIR with the secret is one machine's alone. */
function missingOfDatabase(set: Readonly<Record<string, string | undefined>>): ConfigProblem[] {
  if (!set['DATABASE_URL']) {
    return set['SPOOL'] === '1'
      ? [{ name: 'SPOOL', reason: 'has no use without DATABASE_URL' }]
      : [];
  }
  if (set['SESSION_SECRET']) return [];
  return [
    {
      name: 'SESSION_SECRET',
      reason:
        'is needed with DATABASE_URL, the same on every machine (of before: DATA_DIR/session-secret)',
    },
  ];
}

function httpCrmOf(values: z.output<typeof environment>): HttpCrmConfig {
  const { CRM_URL = '', CRM_CUSTOMER = '', CRM_PASSWORD = '' } = values;
  return {
    url: CRM_URL,
    customer: CRM_CUSTOMER,
    password: CRM_PASSWORD,
    siteId: values.CRM_SITE_ID,
    officeId: values.CRM_OFFICE_ID,
    options: values.CRM_OPTIONS,
  };
}
