import type { PropertyIcon } from '../domain/property/property-icon.ts';

/** SVG path data of line drawings, 24 by 24 units. */
const PATHS = {
  house: 'M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  apartment: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13v0M16.5 17v0',
  land: 'M3 19 7 8h10l4 11zM12 8v11M5 13.5h14',
  business:
    'M4 10v10h16V10M3 10l2-6h14l2 6zM9 10v1a3 3 0 0 0 6 0v-1M3 10a3 3 0 0 0 6 0M15 10a3 3 0 0 0 6 0',
  office: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  industrial: 'M3 20V9l6 4V9l6 4V4h5v16zM7 17h2M12 17h2',
  other: 'M12 3 21 8v8l-9 5-9-5V8zM3 8l9 5 9-5M12 13v8',
  garage: 'M3 21V9l9-5 9 5v12M6.5 21v-9h11v9M6.5 15h11M6.5 18h11',
  bed: 'M3 19v-8h18v8M3 16h18M5 11V6h14v5M9 11V9h6v2',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2',
  area: 'M4 4h16v16H4zM4 9h3M4 14h3M10 20v-3M15 20v-3',
  plot: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  energy: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6z',
  phone:
    'M5 4h4l1.5 5-2.5 1.5a11 11 0 0 0 5.5 5.5l1.5-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A16 16 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  pin: 'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  photos: 'M3 5h14v11H3zM7 19.5h14V9M3 14l4-4 3.5 3.5L13 11l4 4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  chevron: 'M6 9l6 6 6-6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  close: 'M5 5l14 14M19 5 5 19',
  outside: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  plan: 'M4 4h16v16H4zM4 13h6M14 13h6M12 4v5M12 16v4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
  alert: 'M12 3 22 20H2zM12 10v4.5M12 17v0.5',
  share:
    'M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.7 10.6l6.6-3.4M8.7 13.4l6.6 3.4',
  closer: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5M11 8v6M8 11h6',
  farther: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5M8 11h6',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  heart: 'M12 20.5 4.6 13a4.8 4.8 0 0 1 6.8-6.8l.6.7.6-.7a4.8 4.8 0 0 1 6.8 6.8z',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
} as const satisfies Record<PropertyIcon, string> & Record<string, string>;

export type IconName = keyof typeof PATHS;

/** An icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
