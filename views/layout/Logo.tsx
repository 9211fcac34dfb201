import type { SharedContext } from '../page-context.ts';

const CLASSES = { onLight: 'logo logo-light', onDark: 'logo logo-dark' } as const;

interface Props {
  ctx: SharedContext;
  ground: keyof typeof CLASSES;
}

/** The agency's logo for a ground, else its name. The size keeps the line from shifting. */
export function Logo({ ctx: { site }, ground }: Props) {
  const file = site.brand?.logo?.[ground];
  if (!file) return site.info.name;
  const { url, width, height } = file;
  return (
    <img className={CLASSES[ground]} src={url} width={width} height={height} alt={site.info.name} />
  );
}
