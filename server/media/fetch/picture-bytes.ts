import { PictureFault } from '../picture-fault.ts';

const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif'];

type OutsideKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Whether a Content-Type announces a kind of picture that is taken from outside. */
export function isPictureType(contentType: string | undefined): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  return TYPES.includes(type.trim().toLowerCase());
}

/**
 * The kind of a picture by its first bytes, looked at before any decoder is: of the many kinds
 * that sharp reads, these four alone are taken from outside. SVG is not: it is a program's input.
 * @throws PictureFault
 */
export function kindOf(bytes: Buffer): OutsideKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && isAvifBrand(text(8, 12))) return 'avif';
  throw new PictureFault('unusable', 'the bytes are not of a JPEG, PNG, WebP or AVIF');
}

function isAvifBrand(brand: string): boolean {
  return brand === 'avif' || brand === 'avis';
}
