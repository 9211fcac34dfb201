import type { Picture } from './picture.ts';

type Shown = Pick<Picture, 'source' | 'focus' | 'kind'>;

/** Plans and drawings are never cropped; photographs are cropped around their focus. */
export function photoClasses({ source, focus, kind }: Shown): string {
  if (kind === 'plan' || /\.svg$/i.test(source)) return 'photo drawing';
  return `photo ${focusClasses(focus)}`.trimEnd();
}

/** focus-points.css has a class for every 5 percent; the centre needs none. */
function focusClasses(focus: Picture['focus']): string {
  if (!focus) return '';
  const [x, y] = focus.map((percent) => Math.round(percent / 5) * 5);
  return [x === 50 ? '' : `fx-${x}`, y === 50 ? '' : `fy-${y}`].filter(Boolean).join(' ');
}
