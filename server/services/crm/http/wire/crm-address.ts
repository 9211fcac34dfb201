import type { HttpCrmConfig } from '../../http-crm-config.ts';
import { inAddress } from './address-parameters.ts';

/**
 * Characters of a whole address: IIS, which serves the CRM, takes query strings of 2,048 and
 * answers 404 to longer ones.
 */
export const MAX_ADDRESS = 2000;

/** The address of a call. It contains the credentials, and maybe a password. */
export function crmAddress(
  { url, customer, password, options }: HttpCrmConfig,
  endpoint: string,
  parameters: Readonly<Record<string, unknown>>,
): string {
  const json = JSON.stringify({
    ...inAddress(parameters),
    [options.nameParameter]: customer,
    [options.passwordParameter]: password,
  });
  return `${url}/${endpoint}Json?json=${inQuery(json)}`;
}

/** Percent-encoded, but for what a query string may hold: lists are long, and addresses bounded. */
function inQuery(json: string): string {
  return encodeURIComponent(json).replace(/%2C/g, ',').replace(/%3A/g, ':');
}
