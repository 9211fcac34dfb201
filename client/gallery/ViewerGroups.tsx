import type { GalleryPicture } from './gallery-pictures.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  current: number;
  texts: { photos: string; plans: string };
  show: (index: number) => void;
}

/** Buttons for the first photograph and the first floor plan, if there are both. */
export function ViewerGroups({ pictures, current, texts, show }: Props) {
  const firstPlan = pictures.findIndex(({ isPlan }) => isPlan);
  if (firstPlan < 1) return null;
  const groups = [
    { text: texts.photos, first: 0, isCurrent: current < firstPlan },
    { text: texts.plans, first: firstPlan, isCurrent: current >= firstPlan },
  ];
  return (
    <div className="viewer-groups">
      {groups.map(({ text, first, isCurrent }) => (
        <button
          key={text}
          className="viewer-button"
          type="button"
          aria-current={isCurrent}
          onClick={() => {
            if (!isCurrent) show(first);
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
