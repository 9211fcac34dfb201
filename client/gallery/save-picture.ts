import { slugOf } from '../../views/routing/slug.ts';
import { warn } from '../warn.ts';

interface NamedPicture {
  /** URL of the picture's file. */
  href: string;
  /** Description; may be empty. */
  alt: string;
  /** Number in the gallery, from 1. */
  number: number;
}

/**
 * File name for a saved picture: the last segment of the page's URL path, the picture's number and
 * its description, as in `gent-rijwoning-70408-03-woonkamer.jpg`.
 * @param path URL path of the page.
 */
export function pictureFileName(path: string, { href, alt, number }: NamedPicture): string {
  const page = path.split('/').findLast((segment) => segment !== '') ?? '';
  const [ending = '.jpg'] = /\.[a-z0-9]+$/i.exec(new URL(href).pathname) ?? [];
  const words = [page, String(number).padStart(2, '0'), alt];
  return slugOf(words.join(' ')) + ending.toLowerCase();
}

/** Whether the browser can save a picture by script. */
export function canSavePictures(): boolean {
  return 'createObjectURL' in URL && 'download' in HTMLAnchorElement.prototype;
}

/** Milliseconds until the picture's memory is freed: the browser may still be reading it. */
const REVOKE_DELAY = 60_000;

/** Fetches a picture and saves it as a file. A failure is only logged (spec section 8). */
export async function savePicture(href: string, name: string): Promise<void> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`answered with ${answer.status}`);
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
  } catch (error) {
    warn(`${href} was not saved`, error);
  }
}
