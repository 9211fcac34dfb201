import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCALES } from '../../../views/domain/locale.ts';
import { schemaProblems } from '../../platform/files/schema-problems.ts';

const nameSchema = z.string().regex(/^\S(.*\S)?$/);
const languagesSchema = z.array(z.enum(LOCALES)).min(1);

const postcodeSchema = z.strictObject({
  code: z.string().regex(/^[1-9][0-9]{3}$/, 'expected four digits'),
  /** Latitude and longitude, in degrees, of the place that has the postcode. */
  at: z.tuple([z.number().min(49).max(52), z.number().min(2).max(7)]),
  /** Its parts under this postcode, without the one that has the municipality's name. */
  places: z.array(nameSchema).min(1).optional(),
});

const municipalitySchema = z.strictObject({
  names: z.partialRecord(z.enum(LOCALES), nameSchema),
  /** The name in its ids, where its own was spelled otherwise when they were given. */
  nameInIds: nameSchema.optional(),
  /** Its languages, where they differ from those of its province. */
  languages: languagesSchema.optional(),
  postcodes: z.array(postcodeSchema).min(1),
});

/** A file of `provinces/`: the municipalities of a province, or of Brussels. */
export const provinceSchema = z
  .strictObject({
    province: nameSchema,
    names: z.record(z.enum(LOCALES), nameSchema),
    /** Its names as they follow `in`, in French `en`, within a sentence. */
    inSentence: z.record(z.enum(LOCALES), nameSchema),
    /** The official languages of its municipalities; the first one is used for ids. */
    languages: languagesSchema,
    municipalities: z.array(municipalitySchema).min(1),
  })
  .superRefine(({ languages, municipalities }, context) => {
    for (const [index, municipality] of municipalities.entries()) {
      for (const language of municipality.languages ?? languages) {
        if (municipality.names[language]) continue;
        const at = ['municipalities', index, 'names', language];
        context.addIssue({ code: 'custom', path: at, message: 'needs a name in its own language' });
      }
    }
  });

export type Municipality = z.infer<typeof municipalitySchema>;
export type Province = z.infer<typeof provinceSchema>;

/** The committed table of municipalities. */
export const PROVINCES_DIR = path.join(import.meta.dirname, 'provinces');

/**
 * Reads the table of municipalities, one file per province, sorted by file name.
 * @throws Error that names the file and the mistake in it.
 */
export function readProvinces(dir: string): Province[] {
  return globSync('*.json', { cwd: dir })
    .sort()
    .map((name) => readProvince(dir, name));
}

function readProvince(dir: string, name: string): Province {
  const read = provinceSchema.safeParse(JSON.parse(readFileSync(path.join(dir, name), 'utf8')));
  if (read.success) return read.data;
  const problems = schemaProblems(read.error).map(({ path: at, reason }) => `${at}: ${reason}`);
  throw new Error(`${name}: ${problems.join('; ')}`);
}
