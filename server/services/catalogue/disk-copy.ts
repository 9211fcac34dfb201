import { z } from 'zod';
import { locatedFields } from '../../../views/domain/place/located.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { checkJson, checkValue } from '../../platform/files/json-file.ts';
import type { ItemsById } from '../crm/catalogue-port.ts';
import type { CatalogueCopies } from './catalogue-copies.ts';
import { copyText, isIntact, readCopyText } from './copy-text.ts';
import { inSlices } from '../../platform/concurrency/in-slices.ts';
import { type ValidatedAnswer, validateAnswer } from './validate-answer.ts';
import type { CatalogueData } from './snapshot.ts';

/** Raised when the shape of the file changes; files of another format are not read. */
const FORMAT = 5;
/** What messages call it. */
const NAME = 'the copy of the catalogue';

/** Keys that only another release knows are no hindrance. */
const copySchema = z.object({
  format: z.literal(FORMAT),
  /** The CRM that these homes are from. */
  source: z.string(),
  /** Milliseconds since 1970, when the CRM last sent these homes. */
  savedAt: z.number(),
  /** Items of the CRM's answer that were invalid. */
  broken: z.int().nonnegative(),
  /** The program that wrote it; absent in copies of older releases. */
  release: z.string().optional(),
  /** The CRM's version when it sent these homes; '' if the CRM has no versions. */
  crmVersion: z.string().default(''),
  /** Of the snapshot that was written; absent in copies of older releases. */
  hashed: z.object({ version: z.string(), ignoredLabels: z.array(z.number()) }).optional(),
  /** When an answer first lacked a language that the homes have texts in from before. */
  missingSince: z.partialRecord(z.enum(LOCALES), z.number()).default({}),
  /** Streets that are not published (`HiddenAddresses`); only where servers share the copy. */
  hidden: z
    .record(
      z.string(),
      z.object({
        street: z.string(),
        streetNames: locatedFields.streetNames,
        houseNumber: z.string(),
        boxNr: z.string(),
      }),
    )
    .optional(),
  /** The same sealed (`HiddenAddresses`); only in a file. */
  sealedStreets: z.string().optional(),
  homes: z.array(z.unknown()),
  projects: z.array(z.unknown()),
  team: z.array(z.unknown()),
  checksum: z.string().optional(),
});
type Copy = z.infer<typeof copySchema>;
type Listed = 'homes' | 'projects' | 'team';
export type CopyHead = Omit<Copy, 'format' | 'checksum' | Listed>;

/** What is on disk; `dropped` lists the items that this release cannot show. */
export interface DiskCopy extends CopyHead, Omit<ValidatedAnswer, 'hidden'> {
  /** Written by the running program and unchanged since. */
  isOwn: boolean;
}

interface Reading {
  /** Of the CRM that the copy must be from; undefined: from any. */
  source: string | undefined;
  /** The running program; undefined validates every copy. */
  release: string | undefined;
  /** The items that are served. */
  held?: ItemsById | undefined;
}

/**
 * Replaces the copy of the catalogue.
 * @throws when writing fails; the old copy is then unchanged.
 */
export async function writeDiskCopy(copies: CatalogueCopies, copy: CopyHead & CatalogueData) {
  const { homes, projects, ...head } = copy;
  await copies.write(copyText({ head: { format: FORMAT, ...head }, projects, homes }));
}

/**
 * Reads the disk copy; undefined when there is none. Homes that are invalid in this release are
 * left out, as with a CRM's answer.
 * @throws when the file cannot be read, is not a copy of this format, is from another CRM, or
 * contains homes of which none is valid.
 */
export async function readDiskCopy(
  copies: CatalogueCopies,
  { source, release, held }: Reading,
): Promise<DiskCopy | undefined> {
  const bytes = await copies.read();
  if (bytes === undefined) return undefined;
  const copy = await inSlices(readCopyText(bytes, held));
  // Written as one line by an older release, or damaged: parsed again as text, to report where.
  const checked = copy ? checkValue(copy, copySchema) : checkJson(String(bytes), copySchema);
  if (!checked.ok) {
    const { path: at, reason } = checked.problems[0]!;
    throw new Error(`${NAME} is not a catalogue of format ${FORMAT}: ${at}: ${reason}`);
  }
  const {
    homes,
    projects,
    team: people,
    format: _format,
    checksum: _sum,
    hashed,
    ...head
  } = checked.value;
  if (source !== undefined && head.source !== source)
    throw new Error(`${NAME} is of another agency or CRM`);
  const isOfRelease = release !== undefined && head.release === release;
  if (isOfRelease && (await inSlices(isIntact(bytes)))) {
    // Data validated and hashed by this program need not be validated and hashed again.
    const data = { homes, projects, team: people } as unknown as CatalogueData;
    return { ...head, ...data, hashed, dropped: [], isOwn: true };
  }
  const answer = await inSlices(
    validateAnswer({ homes, projects, people, dropped: [] }, undefined, { held }),
  );
  const { hidden: _none, ...valid } = answer;
  if (homes.length > 0 && valid.homes.length === 0) {
    throw new Error(`${NAME} holds no home that can be shown: ${valid.dropped[0]?.reason}`);
  }
  return { ...head, ...valid, isOwn: false };
}
