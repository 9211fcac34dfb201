import type { OwnerPort } from './owner-port.ts';

/** The owners of a CRM that has none (`owners` of its capabilities): nobody can sign in. */
export const NO_OWNERS: OwnerPort = {
  signIn: async () => undefined,
  standing: async () => ({ account: '', homes: [] }),
  homes: async () => undefined,
  history: async () => undefined,
  graphs: async () => new Map(),
  document: async () => undefined,
  check: async () => [],
};
