import type { SharedContext } from '../../page-context.ts';
import { Picture } from './Picture.tsx';

interface Props {
  ctx: SharedContext;
  /** File in the agency's pictures folder; undefined for initials. */
  photo: string | undefined;
  name: string;
  sizes: string;
  /** In the first screen of its page: fetched at once and with priority. */
  eager?: boolean;
}

/** A portrait beside the person's name. */
export function Portrait({ ctx, photo, name, sizes, eager = false }: Props) {
  const picture = { source: photo ?? '', name: {} };
  return (
    <div className="portrait">
      {ctx.data.picture(picture) ? (
        <Picture ctx={ctx} picture={picture} sizes={sizes} eager={eager} alt="" />
      ) : (
        <span className="plate portrait-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
}
