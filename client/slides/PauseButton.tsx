import { Icon } from '../../views/ui/Icon.tsx';

export interface PauseTexts {
  pause: string;
  play: string;
}

interface Props {
  texts: PauseTexts;
  isPaused: boolean;
  toggle: () => void;
}

/** Pauses slides that advance automatically, and resumes them. */
export function PauseButton({ texts, isPaused, toggle }: Props) {
  return (
    <button type="button" aria-label={isPaused ? texts.play : texts.pause} onClick={toggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
