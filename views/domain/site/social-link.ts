import { z } from 'zod';
import { httpsUrlSchema } from '../text/https-url.ts';

/** The services that are known, by host; subdomains are the same service. */
const SERVICES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'twitter.com': 'X',
  'pinterest.com': 'Pinterest',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
  'vimeo.com': 'Vimeo',
};

/** The service of a profile's URL; undefined for an unknown host. */
export function socialService(url: string): string | undefined {
  const host = URL.parse(url)?.hostname ?? '';
  const known = Object.keys(SERVICES).find((name) => host === name || host.endsWith(`.${name}`));
  return known === undefined ? undefined : SERVICES[known];
}

/** A profile of the agency elsewhere; a service that is not known by its host needs a name. */
export const socialLinkSchema = z
  .strictObject({ url: httpsUrlSchema, name: z.string().trim().min(1).optional() })
  .superRefine(({ url, name }, context) => {
    if (name !== undefined || socialService(url) !== undefined) return;
    const names = [...new Set(Object.values(SERVICES))].join(', ');
    const message = `is missing: the host of this URL is of none of ${names}`;
    context.addIssue({ code: 'custom', message, path: ['name'] });
  });
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** The name of a profile's service: the agency's, else that of its host. */
export function socialName({ url, name }: SocialLink): string {
  return name ?? socialService(url) ?? new URL(url).hostname;
}
