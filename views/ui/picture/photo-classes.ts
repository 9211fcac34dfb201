import type { Picture } from '../../domain/property/picture.ts';

type Shown = Pick<Picture, 'source' | 'focus' | 'kind'>;

/** A plan or drawing is shown whole; of a photograph the frame may cut off what is not in focus. */
export function photoClasses({ source, focus, kind }: Shown): string {
  if (kind === 'plan' || /\.svg$/i.test(source)) return 'photo drawing';
  return `photo ${focusClasses(focus)}`.trimEnd();
}

/** The stylesheet has a class for every fifth percent (focus-points.css); the middle needs none. */
function focusClasses(focus: Picture['focus']): string {
  if (!focus) return '';
  const [x, y] = focus.map((percent) => Math.round(percent / 5) * 5);
  return [x === 50 ? '' : `fx-${x}`, y === 50 ? '' : `fy-${y}`].filter(Boolean).join(' ');
}
