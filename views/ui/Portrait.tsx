import type { PageContext } from '../page-context.ts';
import { Picture } from './Picture.tsx';

interface Props {
  ctx: PageContext;
  /** File in the agency's pictures folder; without one an empty frame keeps the place. */
  photo: string | undefined;
  sizes: string;
}

/** Someone's portrait beside their name. */
export function Portrait({ ctx, photo, sizes }: Props) {
  return (
    <div className="portrait">
      {photo !== undefined && (
        <Picture ctx={ctx} picture={{ source: photo, name: {} }} sizes={sizes} decorative />
      )}
    </div>
  );
}
