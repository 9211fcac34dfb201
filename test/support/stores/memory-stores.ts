import { randomUUID } from 'node:crypto';
import { MemoryStore, Store } from 'express-session';
import { MemoryCrmIds } from '../../../server/services/crm/memory-crm-ids.ts';
import type { CatalogueCopies } from '../../../server/services/catalogue/catalogue-copies.ts';
import { HandedInFiles } from '../../../server/services/handed-in/handed-in-files.ts';
import type { DraftStore } from '../../../server/services/drafts/draft-store.ts';
import type { SignIns } from '../../../server/services/owners/sign-ins.ts';
import type { Stores } from '../../../server/services/stores/stores.ts';
import type { FormValues } from '../../../views/domain/forms/form-field.ts';
import { temporaryDataDir } from '../site-app.ts';
import { MemoryRefreshRequests, MemoryViewCounts } from './memory-crm-store.ts';
import { MemoryLeadStore } from './memory-lead-store.ts';
import { MemoryOwnerNews } from './memory-owner-news.ts';
import { MemorySavedSearches } from './memory-saved-searches.ts';
import { MemoryMissingPaths } from './memory-missing-paths.ts';
import { MemorySeenItems } from './memory-seen-items.ts';
import { MemoryRateLimits } from './memory-rate-limits.ts';

/** Stores without a file, but for documents of owners. */
export function memoryStores(): Stores {
  const leads = new MemoryLeadStore();
  return {
    leads,
    savedSearches: new MemorySavedSearches(leads),
    handedIn: new HandedInFiles(temporaryDataDir()),
    ownerNews: new MemoryOwnerNews(leads),
    limits: new MemoryRateLimits(),
    sessions: new MemoryStore(),
    signIns: memorySignIns(),
    drafts: memoryDrafts(),
    catalogueCopies: memoryCopies(),
    missingPages: new MemoryMissingPaths(),
    crmIds: new MemoryCrmIds(),
    refreshRequests: new MemoryRefreshRequests(),
    viewCounts: new MemoryViewCounts(),
    seenItems: new MemorySeenItems(),
    close: async () => {},
  };
}

/** What stores may have besides methods; stores in memory have none of it. */
const PARTS: readonly PropertyKey[] = ['copies', 'election'];

/** Stores of which every call does what `answer` does. */
export function brokenStores(answer: () => Promise<never>): Stores {
  const broken = <T extends object>() =>
    new Proxy({} as T, { get: (_store, name) => (PARTS.includes(name) ? undefined : answer) });
  return {
    leads: broken<Stores['leads']>(),
    savedSearches: broken<Stores['savedSearches']>(),
    handedIn: broken<Stores['handedIn']>(),
    ownerNews: broken<Stores['ownerNews']>(),
    limits: broken<Stores['limits']>(),
    sessions: new BrokenSessions(answer),
    signIns: broken<SignIns>(),
    drafts: broken<DraftStore>(),
    catalogueCopies: broken<CatalogueCopies>(),
    missingPages: broken<Stores['missingPages']>(),
    crmIds: broken<Stores['crmIds']>(),
    refreshRequests: broken<Stores['refreshRequests']>(),
    viewCounts: broken<Stores['viewCounts']>(),
    seenItems: broken<Stores['seenItems']>(),
    close: async () => {},
  };
}

type Done = (error?: unknown) => void;

class BrokenSessions extends Store {
  readonly #answer: () => Promise<never>;

  constructor(answer: () => Promise<never>) {
    super();
    this.#answer = answer;
  }
  get(_id: string, done: Done): void {
    void failed(this.#answer, done);
  }
  set(_id: string, _data: unknown, done: Done = () => {}): void {
    void failed(this.#answer, done);
  }
  destroy(_id: string, done: Done = () => {}): void {
    void failed(this.#answer, done);
  }
}

async function failed(answer: () => Promise<never>, done: Done): Promise<void> {
  try {
    await answer();
  } catch (error) {
    done(error);
  }
}

export function memorySignIns(): SignIns {
  const times = new Map<number, number>();
  return {
    async note(owner, now) {
      const before = times.get(owner);
      times.set(owner, now);
      return before;
    },
  };
}

export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, { form: string; values: FormValues; expires: number }>();
  return {
    async keep(form, values, expires) {
      const token = randomUUID();
      drafts.set(token, { form, values, expires });
      return token;
    },
    async find(token, form, now) {
      const draft = drafts.get(token);
      return draft?.form === form && draft.expires > now ? draft.values : undefined;
    },
  };
}

export function memoryCopies(): CatalogueCopies {
  let copy: Buffer | undefined;
  return {
    read: async () => copy,
    async write(pieces) {
      copy = Buffer.from([...pieces].join(''));
    },
  };
}
