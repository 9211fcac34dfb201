import { readFile } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { History } from '../../../../views/domain/owner/history.ts';
import { checkJson, checkWritten } from '../../../platform/files/json-file.ts';
import { type DateShift, dateShift } from '../../../platform/files/date-shift.ts';
import {
  type DemoOwner,
  demoOwnerSchema,
  type HistoryTypes,
  historyOf,
  historyTypesSchema,
  ownerFaults,
  ownerOf,
} from './owner.ts';
import { ItemFolder } from './item-folder.ts';
import { listJson } from './list-json.ts';
import type { WrittenItem } from './read-item.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import type { OwnerPort, Standing } from '../owner-port.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { openDocument } from './owner-documents.ts';
import { OwnerHomes } from './owner-homes.ts';
import { isPasswordOf } from './password-hash.ts';
import { sameEmail } from '../../../../views/domain/format/same-email.ts';

/** A hash that no known password has: an unknown e-mail must take as long as a known one. */
const DUMMY_HASH = `scrypt$15$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * The owners of an agency that stores them as files: `owners/*.json`, one per file, and
 * `history-types.json`, in its folder. Files are read anew at each call. An owner whose file has a
 * mistake cannot sign in; the others can.
 * @param now milliseconds since 1970; without it dates that are relative to today are as written.
 * @throws (each call) when history-types.json is missing or invalid while there are owners.
 */
export function demoOwners(dir: string, now: () => number = () => 0): OwnerPort {
  const shift = dateShift(dir, now);
  const ownerHomes = new OwnerHomes(dir, shift);
  return {
    async signIn(email, password) {
      const { items } = await readOwnerFiles(dir, shift);
      const owner = items.find((each) => sameEmail(each.email, email));
      const matches = await isPasswordOf(owner?.passwordHash ?? DUMMY_HASH, password);
      if (!owner || !matches) return undefined;
      return { ...ownerOf(owner), standing: standingOf(owner) };
    },
    async standing({ id: ownerId }) {
      const { items, dropped } = await readOwnerFiles(dir, shift);
      const owner = items.find(({ id }) => id === ownerId);
      // It may be the owner's file that has a mistake: an editor writes it in two steps.
      if (!owner && dropped.length > 0) throw new Error('a file of owners/ has a mistake');
      return owner ? standingOf(owner) : { account: '', homes: [] };
    },
    async homes({ id: ownerId }) {
      const { items } = await readOwnerFiles(dir, shift);
      const owner = items.find(({ id }) => id === ownerId);
      return owner && (await ownerHomes.read(ownerOf(owner).propertyIds)).items;
    },
    history: async ({ id: ownerId }, propertyId) => readHistory(dir, shift, ownerId, propertyId),
    async graphs(_owner, propertyIds) {
      const { items, types } = await readOwnerFiles(dir, shift);
      const histories = items.flatMap(({ homes }) => (types ? homes : []));
      return new Map(
        histories
          .filter(({ propertyId }) => propertyIds.includes(propertyId))
          .map((home) => historyOf(home, types!))
          .flatMap(({ propertyId, allPropertyTypesStatisticsGraph: { details } }) =>
            details ? [[propertyId, details] as const] : [],
          ),
      );
    },
    async document({ id: ownerId }, propertyId, fileName) {
      const history = await readHistory(dir, shift, ownerId, propertyId);
      const isListed = history?.documents.some((document) => document.fileName === fileName);
      return isListed ? openDocument(dir, fileName) : undefined;
    },
    async check() {
      const { items, dropped } = await readOwnerFiles(dir, shift);
      if (items.length === 0) return dropped;
      const ids = items.flatMap((owner) => ownerOf(owner).propertyIds);
      return [...dropped, ...(await ownerHomes.read(ids)).dropped];
    },
  };
}

function standingOf({ email, passwordHash, homes }: DemoOwner): Standing {
  return {
    account: JSON.stringify([email, passwordHash]),
    homes: homes.map(({ propertyId }) => propertyId),
  };
}

async function readHistory(
  dir: string,
  shift: DateShift,
  ownerId: number,
  propertyId: number,
): Promise<History | undefined> {
  const { items, types } = await readOwnerFiles(dir, shift);
  const owner = items.find(({ id }) => id === ownerId);
  const home = owner?.homes.find((each) => each.propertyId === propertyId);
  return home && types ? historyOf(home, types) : undefined;
}

interface Owners {
  items: DemoOwner[];
  dropped: DroppedItem[];
  types?: HistoryTypes;
}

export async function readOwnerFiles(dir: string, shift: DateShift): Promise<Owners> {
  const folder = path.join(dir, 'owners');
  const { files } = await listJson(folder, true);
  if (files.length === 0) return { items: [], dropped: [] };
  const types = await readTypes(dir);
  const days = await shift();
  const { items, dropped } = await new ItemFolder<DemoOwner, DemoOwner>(folder).read({
    readsBy: '',
    read: (text) => readOwner(text, types, days),
    translatesBy: '',
    translate: (item) => ({ item }),
  });
  const single: DemoOwner[] = [];
  for (const owner of items) {
    if (single.some(({ email }) => sameEmail(email, owner.email))) {
      dropped.push({ item: `owner ${owner.id}`, reason: 'email: another owner has it already' });
    } else {
      single.push(owner);
    }
  }
  return { items: single, dropped, types };
}

async function readTypes(dir: string): Promise<HistoryTypes> {
  const text = await readFile(path.join(dir, 'history-types.json'), 'utf8');
  const checked = checkJson(text, historyTypesSchema);
  if (!checked.ok) throw new Error(`history-types.json: ${reasonText(checked.problems)}`);
  return checked.value;
}

function readOwner(
  text: string,
  types: HistoryTypes,
  days: number | undefined,
): WrittenItem<DemoOwner> {
  const checked = checkWritten(text, demoOwnerSchema, days);
  if (!checked.ok) return { reason: reasonText(checked.problems) };
  const problems = [...ownerFaults(checked.value, types)];
  return problems.length > 0 ? { reason: reasonText(problems) } : { written: checked.value };
}
