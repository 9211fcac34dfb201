/** Where a page can be shared by a plain link; nothing of these sites is loaded by ours. */
export const SHARE_TARGETS = ['mail', 'whatsapp', 'facebook', 'linkedin'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** What is shared: the page's name and its absolute URL. */
export interface Shared {
  title: string;
  url: string;
}

/** The URL at which a target takes what is shared. */
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
