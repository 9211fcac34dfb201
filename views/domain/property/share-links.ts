/** Targets to share a page with by a plain link; no script of theirs is loaded. */
export const SHARE_TARGETS = ['mail', 'whatsapp', 'facebook', 'linkedin'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** Title and absolute URL of the page to share. */
export interface Shared {
  title: string;
  url: string;
}

/** The URL that shares a page with a target. */
export function shareUrl(target: ShareTarget, { title, url }: Shared): string {
  const [name, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  switch (target) {
    case 'mail':
      return `mailto:?subject=${name}&body=${address}`;
    case 'whatsapp':
      return `https://wa.me/?text=${name}%0A${address}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`;
  }
}
