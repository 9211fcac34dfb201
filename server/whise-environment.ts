import { z } from 'zod';
import type { WhiseConfig } from './services/crm/whise-config.ts';
import { jsonOptions, serviceUrl } from './environment-values.ts';
import { whiseOptionsSchema } from './services/crm/whise-options.ts';

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
  WHISE_URL: serviceUrl.transform((text) => text.replace(/\/*$/, '/')).default(WHISE_URL),
  WHISE_USERNAME: z.string().optional(),
  WHISE_PASSWORD: z.string().optional(),
  WHISE_CLIENT_ID: idOf('the agency (client)'),
  WHISE_OFFICE_ID: idOf('an office'),
  WHISE_OPTIONS: jsonOptions(whiseOptionsSchema),
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
