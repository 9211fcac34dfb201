import type { HttpCrmConfig } from '../../http-crm-config.ts';
import type { LeadCall } from './lead-parts.ts';

/** Characters of the address of a call, with everything encoded that may be. */
export function addressLength(
  { url, customer, password, options }: HttpCrmConfig,
  { endpoint, parameters }: LeadCall,
): number {
  const json = JSON.stringify({
    ...parameters,
    [options.nameParameter]: customer,
    [options.passwordParameter]: password,
  });
  return `${url}/${endpoint}Json?json=${encodeURIComponent(json)}`.length;
}
