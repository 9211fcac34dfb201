import { z } from 'zod';
import type { WhiseConfig } from './services/crm/whise-config.ts';
import { type WhiseOptions, whiseOptionsSchema } from './services/crm/whise-options.ts';
import { checkJson } from './platform/files/json-file.ts';

/** Whise's own service. */
const WHISE_URL = 'https://api.whise.eu/';
/** What `CRM=whise` cannot do without. */
export const WHISE_REQUIRED = ['WHISE_USERNAME', 'WHISE_PASSWORD', 'WHISE_CLIENT_ID'] as const;

const idOf = (what: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, `the number of ${what}`)
    .transform(Number)
    .optional();

/** The variables of `CRM=whise` (docs/whise.md). */
export const whiseEnvironment = {
  WHISE_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'http(s)://…')
    .transform((text) => text.replace(/\/*$/, '/'))
    .default(WHISE_URL),
  WHISE_USERNAME: z.string().optional(),
  WHISE_PASSWORD: z.string().optional(),
  WHISE_CLIENT_ID: idOf('the agency (client)'),
  WHISE_OFFICE_ID: idOf('an office'),
  WHISE_OPTIONS: z.string().default('{}').transform(readOptions),
};

type Values = z.output<z.ZodObject<typeof whiseEnvironment>>;

/** @param values of which the required ones are there. */
export function whiseConfigOf(values: Values): WhiseConfig {
  const { WHISE_USERNAME = '', WHISE_PASSWORD = '', WHISE_CLIENT_ID = 0 } = values;
  return {
    url: values.WHISE_URL,
    username: WHISE_USERNAME,
    password: WHISE_PASSWORD,
    clientId: WHISE_CLIENT_ID,
    officeId: values.WHISE_OFFICE_ID,
    options: values.WHISE_OPTIONS,
  };
}

/** @param text JSON; its mistakes are problems of the variable. */
function readOptions(text: string, context: z.RefinementCtx): WhiseOptions {
  const checked = checkJson(text, whiseOptionsSchema);
  if (checked.ok) return checked.value;
  for (const { path: at, reason } of checked.problems) {
    context.addIssue({ code: 'custom', message: at ? `${at}: ${reason}` : reason });
  }
  return z.NEVER;
}
