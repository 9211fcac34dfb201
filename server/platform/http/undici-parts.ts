import { setImmediate } from 'node:timers/promises';

let parts: ReturnType<typeof load> | undefined;

/**
 * What this project uses of undici, loaded once. All of undici takes 50 ms of one turn of the event
 * loop, more than half of it for `fetch`, caches and mocks; these parts take some 10 ms in each of
 * two turns.
 */
export function undiciParts(): ReturnType<typeof load> {
  return (parts ??= load());
}

async function load() {
  const { default: errors } = await import('undici/lib/core/errors.js');
  const { default: buildConnector } = await import('undici/lib/core/connect.js');
  await setImmediate();
  const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
  await setImmediate();
  const { default: request } = await import('undici/lib/api/api-request.js');
  return { Agent, buildConnector, errors, request };
}
