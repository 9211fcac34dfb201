import { useLayoutEffect, useRef, useState } from 'react';
import { fillText } from '../fill-text.ts';
import { type GalleryPicture, galleryPosition } from './gallery-pictures.ts';
import { Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useSlides } from './use-slides.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import { ViewerArrows } from './ViewerArrows.tsx';
import { ViewerHead } from './ViewerHead.tsx';
import { ZoomedPlan } from './ZoomedPlan.tsx';
import type { ViewerTexts } from './viewer-texts.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show, from 0. */
  at: number;
  texts: ViewerTexts;
  onClose: () => void;
}

/**
 * The gallery in full screen: a modal dialog, so that the browser contains the focus, closes it on
 * Escape and leaves pinch zoom alone.
 */
export function Viewer({ pictures, at, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  // In a layout effect: the dialog must be open before its rows are measured.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    closer.current?.focus();
  }, []);
  const total = pictures.length;
  const { row, current, step, show } = useSlides(total, at);
  const close = () => dialog.current?.close();
  const [zoomedAt, setZoomedAt] = useState<number>();
  const picture = pictures[current];
  const plan = zoomedAt === current ? picture : undefined;
  const zoomer = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const screen = useWholeScreen(body);
  /** The enlarged plan takes the focus, and gives it back to its button. */
  const zoom = (isIn: boolean) => {
    setZoomedAt(isIn ? current : undefined);
    if (!isIn) zoomer.current?.focus();
  };
  const nameOf = (index: number) => pictureName(pictures, index, texts);
  const name = nameOf(current);
  const alt = picture?.alt ?? '';
  const caption = alt === name ? '' : alt;

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={texts.title}
      onClose={onClose}
      onCancel={(event) => {
        if (!plan && !screen.isWhole) return;
        event.preventDefault();
        if (plan) zoom(false);
        else screen.toggle?.();
      }}
    >
      <div ref={body} className="viewer-body">
        <ViewerHead
          {...{ pictures, current, texts, closer, zoomer, screen, show, close, zoom }}
          isZoomed={plan !== undefined}
        />
        <Slides
          {...{ row, pictures, current }}
          label={texts.title}
          isCovered={plan !== undefined}
          onToggle={() => (picture?.isPlan ? zoom(true) : close())}
        />
        {plan && <ZoomedPlan plan={plan} onClose={() => zoom(false)} />}
        <p className="viewer-caption" aria-hidden="true">
          {caption}
        </p>
        <p className="unseen" role="status">
          {caption === '' ? name : name + texts.colon + caption}
        </p>
        {total > 1 && (
          <>
            <ViewerArrows {...{ current, total, texts, step }} />
            <Thumbnails {...{ pictures, current, nameOf, show }} label={texts.thumbnails} />
          </>
        )}
      </div>
    </dialog>
  );
}

function pictureName(
  pictures: readonly GalleryPicture[],
  at: number,
  { photo, plan }: ViewerTexts,
): string {
  const { isPlan, ...numbers } = galleryPosition(pictures, at);
  return fillText(isPlan ? plan : photo, numbers);
}
