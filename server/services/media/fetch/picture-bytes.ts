import { MediaFault } from './media-fault.ts';

const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif'];

type OutsideKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Whether a Content-Type is of a format accepted from other hosts. */
export function isPictureType(contentType: string | string[] | undefined): boolean {
  const [type = ''] = String(contentType ?? '').split(';');
  return TYPES.includes(type.trim().toLowerCase());
}

/**
 * The format of a picture by its first bytes, checked before any decoder runs: sharp reads many
 * formats, only these four are accepted from other hosts. SVG is not: it may contain scripts and
 * references.
 * @throws MediaFault
 */
export function kindOf(bytes: Buffer): OutsideKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && isAvifBrand(text(8, 12))) return 'avif';
  throw new MediaFault('unusable', 'the bytes are not of a JPEG, PNG, WebP or AVIF');
}

function isAvifBrand(brand: string): boolean {
  return brand === 'avif' || brand === 'avis';
}
