// Whether the server that this configuration starts is ready; exits with 1 when it is not:
//   npm run health
import { readConfig } from '../config.ts';
import { commandFailure } from './command-failure.ts';

/** Milliseconds to wait for the answer. */
const ANSWER_TIMEOUT = 5000;

interface Answer {
  status: string;
  reasons?: readonly string[];
  degraded?: readonly string[];
}

/** The address of this machine under which a server is reached that listens on `host`. */
function reached(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

try {
  const { host, port, healthToken } = readConfig();
  const url = `http://${reached(host)}:${port}/readyz`;
  const headers = healthToken === undefined ? {} : { authorization: `Bearer ${healthToken}` };
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    const { status, reasons = [], degraded = [] } = (await response.json()) as Answer;
    process.stdout.write(`${[status, ...reasons, ...degraded].join('\n')}\n`);
    process.exitCode = response.ok ? 0 : 1;
  } catch {
    process.stderr.write(`Nothing that is ready answers at ${url}.\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
