// npm run audit: asks the registry whether a package of the lock file has a known vulnerability, and
// whether each has the registry's signature. A registry that does not answer such questions, or none in
// reach, is said and is no failure.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

const NPM = path.join(ROOT, 'node_modules/npm/bin/npm-cli.js');
/** Milliseconds for the answer of the registry. */
const TIMEOUT = 30_000;

/** What came of a question: a sentence, and whether something is wrong. */
export interface Verdict {
  says: string;
  isBad: boolean;
}

/** What `npm audit --json` prints: a report, or an error. */
interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity?: string; range?: string }>;
}

/** What `npm audit signatures --json` prints. */
interface SignatureReport {
  invalid?: { name?: string; version?: string }[];
  missing?: unknown[];
}

/** Of packages that are shipped: those of development are said, and are no failure. */
export function vulnerabilityVerdict(output: string): Verdict {
  const { vulnerabilities, metadata } = parsed(output) as AuditReport;
  if (vulnerabilities === undefined || metadata === undefined) {
    return unanswered('npm audit', output);
  }
  const named = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range} (${severity})`,
  );
  if (named.length === 0) return { says: 'npm audit: no known vulnerability', isBad: false };
  return { says: `npm audit: ${named.join(', ')}`, isBad: true };
}

export function signatureVerdict(output: string): Verdict {
  const { invalid, missing } = parsed(output) as SignatureReport;
  if (invalid === undefined || missing === undefined) {
    return unanswered('npm audit signatures', output);
  }
  const named = invalid.map(({ name, version }) => `${name}@${version}`);
  const unsigned = missing.length > 0 ? `; ${missing.length} packages have none` : '';
  const says = named.length > 0 ? `not of the registry: ${named.join(', ')}` : 'all are right';
  return { says: `npm audit signatures: ${says}${unsigned}`, isBad: named.length > 0 };
}

function unanswered(what: string, output: string): Verdict {
  const { message, error } = parsed(output) as {
    message?: string;
    error?: { summary?: string; code?: string };
  };
  const reason = message ?? (error?.summary || error?.code) ?? 'no answer';
  return { says: `${what}: not asked, the registry does not answer it (${reason})`, isBad: false };
}

function parsed(output: string): object {
  try {
    const value: unknown = JSON.parse(output);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What npm prints for a program; nothing after {@link TIMEOUT}. */
function ask(...args: readonly string[]): Promise<string> {
  const options = ['--json', '--loglevel=silent', '--fetch-retries=0'];
  const child = spawn(process.execPath, [NPM, 'audit', ...args, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

if (import.meta.main) {
  const [shipped, all, signatures] = await Promise.all([
    ask('--omit=dev'),
    ask(),
    ask('signatures'),
  ]);
  const ofShipped = vulnerabilityVerdict(shipped);
  const ofAll = vulnerabilityVerdict(all);
  const verdicts = [ofShipped, signatureVerdict(signatures)];
  for (const { says } of verdicts) console.log(says);
  if (ofAll.says !== ofShipped.says) console.log(`with tools of development: ${ofAll.says}`);
  process.exitCode = verdicts.some(({ isBad }) => isBad) ? 1 : 0;
}
