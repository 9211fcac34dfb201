import { Icon } from '../../views/ui/Icon.tsx';

interface Props {
  current: number;
  total: number;
  texts: { previous: string; next: string };
  step: (by: 1 | -1) => void;
}

/**
 * Buttons for the previous and next picture. At an end they stay in place, so that they keep the
 * focus.
 */
export function ViewerArrows({ current, total, texts, step }: Props) {
  const ways = [
    { by: -1, text: texts.previous, icon: 'arrow-left', isEnd: current === 0 },
    { by: 1, text: texts.next, icon: 'arrow-right', isEnd: current === total - 1 },
  ] as const;
  return ways.map(({ by, text, icon, isEnd }) => (
    <button
      key={by}
      className={`viewer-button viewer-${icon}`}
      type="button"
      aria-label={text}
      aria-disabled={isEnd}
      onClick={() => step(by)}
    >
      <Icon name={icon} />
    </button>
  ));
}
