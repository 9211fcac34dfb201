import path from 'node:path';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import { AllowedHosts } from '../media/fetch/allowed-hosts.ts';
import { type NetworkAccess, PUBLIC_INTERNET } from '../media/fetch/network-access.ts';
import { createDocuments, type Documents } from './documents.ts';

interface Options {
  /** The session secret. */
  secret: string;
  /** Hosts that documents may be fetched from, as `URL.host` formats them. */
  hosts: () => readonly string[];
  /** Networks from which they may be fetched; by default the public internet. */
  reach: NetworkAccess | undefined;
  timers: Timers;
}

/** Opens the documents of the agency's folder and of other hosts. */
export function openDocuments(
  config: SiteUrl & { siteDir: string },
  { secret, hosts, reach = PUBLIC_INTERNET, timers }: Options,
): Documents {
  return createDocuments(secret, config, {
    dir: path.join(config.siteDir, 'documents'),
    hosts: new AllowedHosts({ hosts, reach, accept: '*/*' }),
    timers,
  });
}
