import { load } from 'cheerio';

// The score of an answer by the rules of MDN's HTTP Observatory 1.6.3 (mdn/mdn-http-observatory, commit
// 94042bb of 2026-08-20: src/grader/charts.js, src/scanner/index.js, src/analyzer/tests). Of redirections
// and certificates the host's nginx decides (docs/host/nginx.conf); they count nothing where they are right.

/** An answer of a site on https. */
export interface Scanned {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  html: string;
}

interface Rules {
  /** Whether the site is on the list of browsers that preload HSTS. */
  isPreloaded?: boolean;
  /** By the rules before 2026-08: without the policies of opener and embedder. */
  isEarlier?: boolean;
}

/** Points by test, beyond the 100 that every site has. Points beyond 100 count from 90 on. */
export type Points = Readonly<Record<string, number>>;

const UNSAFE = /^(?:'unsafe-inline'|data:|(?:ftp|https?):|\*|https?:\/\/\*(?:\.\*)?)$/;
const BROAD = /^(?:(?:ftp|https?):|\*|https?:\/\/\*(?:\.\*)?)$/;
/** Seconds: six months. */
const HSTS_AGE = 15_768_000;
const PRIVATE_REFERRER = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/;

export function scoreOf(points: Points): number {
  const all = Object.values(points);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 100);
  const withoutExtra = sum(all.filter((each) => each < 0));
  return withoutExtra >= 90 ? sum(all) : withoutExtra;
}

export function pointsOf({ headers, html }: Scanned, rules: Rules = {}): Points {
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ').trim();
  const own = header('cross-origin-resource-policy');
  const policy = policyIn(header('content-security-policy'));
  const frames =
    policy?.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(header('x-frame-options'));
  return {
    policy: policyPoints(policy),
    cookies: cookiePoints([headers['set-cookie'] ?? []].flat()),
    sharing: header('access-control-allow-credentials') === 'true' ? -50 : 0,
    referrer: PRIVATE_REFERRER.test(header('referrer-policy')) ? 5 : -5,
    https: rules.isPreloaded ? 5 : httpsPoints(header('strict-transport-security')),
    integrity: integrityPoints(html),
    types: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: frames ? 5 : -20,
    resources: /^same-(origin|site)$/.test(own)
      ? 10
      : own === 'cross-origin' || own === ''
        ? 0
        : -5,
    ...(!rules.isEarlier && {
      opener: isolationPoints(header('cross-origin-opener-policy')),
      embedder: isolationPoints(header('cross-origin-embedder-policy')),
    }),
  };
}

/** Sources by directive; undefined without a policy. */
function policyIn(text: string): Map<string, string[]> | undefined {
  if (text === '') return undefined;
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyPoints(policy: ReadonlyMap<string, string[]> | undefined): number {
  if (!policy) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isOpen = (sources: readonly string[]) => sources.some((each) => /^(http|ftp):/.test(each));
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  if (of('script-src').some((each) => UNSAFE.test(each))) return -20;
  if (of('object-src').some((each) => BROAD.test(each)) || isOpen(active)) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (isOpen(passive.flatMap(of))) return -10;
  if (of('style-src').some((each) => UNSAFE.test(each))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** As of a site with HSTS, where a cookie without `Secure` costs less. */
function cookiePoints(lines: readonly string[]): number {
  const points = lines.map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim().toLowerCase());
    const isSession = /login|sess/.test(pair.split('=')[0] ?? '');
    const site = attributes.find((each) => each.startsWith('samesite'));
    if (isSession && !attributes.includes('httponly')) return -30;
    if (site !== undefined && !/^samesite=(lax|strict|none)$/.test(site)) return -20;
    if (!attributes.includes('secure')) return isSession ? -10 : -5;
    return site === undefined ? 0 : 5;
  });
  return points.length === 0 ? 0 : Math.min(...points);
}

function httpsPoints(value: string): number {
  const age = Number(/^max-age=(\d+)(?:;|$)/.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(age) || value.includes(',')) return -20;
  return age < HSTS_AGE ? -10 : 0;
}

/** Of scripts with a URL: of the site's own those with a hash count, of others those without. */
function integrityPoints(html: string): number {
  const scripts = load(html)('script[src]').toArray();
  const foreign = scripts.filter(({ attribs }) => /^(https?:)?\/\//.test(attribs['src'] ?? ''));
  if (foreign.some(({ attribs }) => attribs['integrity'] === undefined)) return -5;
  return scripts.some(({ attribs }) => attribs['integrity'] !== undefined) ? 5 : 0;
}

function isolationPoints(value: string): number {
  if (value === '' || value === 'unsafe-none') return 0;
  const isKnown =
    /^(same-origin|same-origin-allow-popups|noopener-allow-popups|require-corp|credentialless)$/;
  return isKnown.test(value) ? 10 : -5;
}
