import { slugOf } from '../../views/routing/slug.ts';
import { warn } from '../warn.ts';

interface NamedPicture {
  /** Address of the picture's file. */
  href: string;
  /** What is on it; may be empty. */
  alt: string;
  /** Its number in the gallery, from 1. */
  number: number;
}

/**
 * What a picture is called among a visitor's files: the page's own name, the picture's number and
 * what is on it, as `gent-rijwoning-70408-03-woonkamer.jpg`.
 * @param path of the page.
 */
export function pictureFileName(path: string, { href, alt, number }: NamedPicture): string {
  const page = path.split('/').findLast((segment) => segment !== '') ?? '';
  const [ending = '.jpg'] = /\.[a-z0-9]+$/i.exec(new URL(href).pathname) ?? [];
  const words = [page, String(number).padStart(2, '0'), alt];
  return slugOf(words.join(' ')) + ending.toLowerCase();
}

/** Whether a click can save a picture; where it cannot, the link opens it. */
export function canSavePictures(): boolean {
  return 'createObjectURL' in URL && 'download' in HTMLAnchorElement.prototype;
}

/**
 * Fetches a picture and saves it as a file. A failure is logged only (spec section 8).
 */
export async function savePicture(href: string, name: string): Promise<void> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`answered with ${answer.status}`);
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Not at once: the browser may still have to read it.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    warn(`${href} was not saved`, error);
  }
}
