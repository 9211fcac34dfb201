import { Readable } from 'node:stream';
import type { z } from 'zod';
import { ALL_CAPABILITIES } from '../../../server/services/crm/capabilities.ts';
import type { Standing } from '../../../server/services/crm/owner-port.ts';
import { NO_OWNERS } from '../../../server/services/crm/no-owners.ts';
import type { DroppedItem } from '../../../server/services/crm/catalogue-port.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import { readGraph } from '../../../server/services/crm/demo/graph-details.ts';
import { checkValue } from '../../../server/platform/files/json-file.ts';
import { reasonText } from '../../../server/platform/files/schema-problems.ts';
import { sameEmail } from '../../../views/domain/format/same-email.ts';
import type { DeliverableLead } from '../../../server/services/crm/lead-port.ts';
import type { History } from '../../../views/domain/owner/history.ts';
import { ownerHomeSchema } from '../../../views/domain/owner/owner-home.ts';
import type { Owner } from '../../../views/domain/owner/owner.ts';
import { projectSchema } from '../../../views/domain/project/project.ts';
import { managerSchema, propertySchema } from '../../../views/domain/property/property.ts';

type Raw = Record<string, unknown> & { id: number };

export interface MemoryOwner {
  owner: Owner;
  password: string;
  histories: (Omit<History, 'allPropertyTypesStatisticsGraph'> & { details: string })[];
  files: Record<string, string>;
}

/** What the CRM holds, in the domain's words, valid or not. */
export interface MemoryContent {
  homes: readonly Raw[];
  projects: readonly Raw[];
  people: readonly Raw[];
  owners: MemoryOwner[];
  leads: Map<string, DeliverableLead>;
  isDown: boolean;
}

/** Prospective, cancelled and inactive items are not for visitors. */
const WITHHELD: readonly unknown[] = [0, 3, 5];

/** A third adapter, as small as the contracts let it be (docs/extending.md, "A CRM"). */
export function memoryCrm(content: MemoryContent, capabilities = ALL_CAPABILITIES): Crm {
  const up = async () => {
    if (content.isDown) throw new Error('the CRM is down');
    return content;
  };
  const ofOwner = async (ownerId: number, propertyId: number) => {
    const found = (await up()).owners.find(({ owner }) => owner.id === ownerId);
    const history = found?.histories.find((one) => one.propertyId === propertyId);
    return history && { ...history, files: found?.files ?? {} };
  };
  return {
    capabilities,
    catalogue: {
      source: 'memory',
      version: async () => {
        const { homes, projects, people } = await up();
        return JSON.stringify([homes, projects, people]);
      },
      properties: async () => checked((await up()).homes, content.people, propertySchema),
      projects: async () => checked((await up()).projects, content.people, projectSchema),
      team: async () => (await up()).people.map((person) => managerSchema.parse(person)),
    },
    leads: {
      async deliver(key, lead) {
        const { leads } = await up();
        if (!leads.has(key)) leads.set(key, lead);
      },
      async knowsEnough(email) {
        const people = Array.from((await up()).leads.values(), ({ person }) => person);
        return people.some(
          (one) => one.phoneNumber !== undefined && sameEmail(one.email ?? '', email),
        );
      },
    },
    owners: !capabilities.owners
      ? NO_OWNERS
      : {
          async signIn(email, password) {
            const found = (await up()).owners.find(({ owner }) => sameEmail(owner.email, email));
            if (found?.password !== password) return undefined;
            return { ...found.owner, standing: standingOf(found) };
          },
          async standing({ id }) {
            const found = (await up()).owners.find(({ owner }) => owner.id === id);
            return found ? standingOf(found) : { account: '', homes: [] };
          },
          async homes({ propertyIds }) {
            const own = (await up()).homes.filter(({ id }) => propertyIds.includes(id));
            return own.map((home) => ownerHomeSchema.parse(withManager(home, content.people)));
          },
          async history({ id }, propertyId) {
            const found = await ofOwner(id, propertyId);
            if (!found) return undefined;
            const { details, files: _files, ...history } = found;
            const has = capabilities.history;
            return {
              propertyId,
              visitStatistics: has.visits ? history.visitStatistics : [],
              allPropertyTypesStatisticsGraph: has.graph ? readGraph(details) : {},
              calendarHistories: has.calendar ? history.calendarHistories : [],
              mediaOnlineHistories: has.media ? history.mediaOnlineHistories : [],
              automaticHistories: has.messages ? history.automaticHistories : [],
              documents: has.documents ? history.documents : [],
            };
          },
          async graphs(_owner, propertyIds) {
            const histories = (await up()).owners.flatMap((one) => one.histories);
            const found = histories.filter((one) => propertyIds.includes(one.propertyId));
            return new Map(
              found.flatMap(({ propertyId, details }) => {
                const graph = capabilities.history.graph ? readGraph(details).details : undefined;
                return graph ? [[propertyId, graph] as const] : [];
              }),
            );
          },
          async document({ id }, propertyId, fileName) {
            const found = await ofOwner(id, propertyId);
            const isListed = found?.documents.some((document) => document.fileName === fileName);
            const text = isListed ? found?.files[fileName] : undefined;
            return text === undefined
              ? undefined
              : { size: undefined, content: Readable.from([text]) };
          },
          check: async () => [],
        },
  };
}

function standingOf({ owner, password }: MemoryContent['owners'][number]): Standing {
  return { account: password, homes: owner.propertyIds };
}

/** Each item that visitors may see, once; what breaks the schema is told. */
function checked<Item>(raws: readonly Raw[], people: readonly Raw[], schema: z.ZodType<Item>) {
  const items = new Map<number, Item>();
  const dropped: DroppedItem[] = [];
  for (const raw of raws) {
    if (WITHHELD.includes(raw['status'])) continue;
    const one = checkValue(structuredClone(withManager(raw, people)), schema);
    const reason = one.ok ? `${raw.id} stands twice` : reasonText(one.problems);
    if (one.ok && !items.has(raw.id)) items.set(raw.id, one.value);
    else dropped.push({ item: String(raw.id), reason });
  }
  return { items: [...items.values()], dropped };
}

function withManager({ managerId, ...item }: Raw, people: readonly Raw[]) {
  const manager = people.find(({ id }) => id === managerId);
  return manager ? { ...item, manager } : item;
}
