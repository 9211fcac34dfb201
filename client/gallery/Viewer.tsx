import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import { fillText } from '../lib/fill-text.ts';
import { type GalleryPicture, placeOf } from './gallery-pictures.ts';
import { canSavePictures, pictureFileName, savePicture } from './save-picture.ts';
import { Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useSlides } from './use-slides.ts';
import { ViewerGroups } from './ViewerGroups.tsx';

export interface ViewerTexts {
  title: string;
  photos: string;
  plans: string;
  thumbnails: string;
  previous: string;
  next: string;
  download: string;
  close: string;
  /** With `{index}` and `{total}` in them. */
  photo: string;
  plan: string;
}

interface Props {
  pictures: readonly GalleryPicture[];
  /** The picture to begin with, from 0. */
  at: number;
  texts: ViewerTexts;
  onClose: () => void;
}

/**
 * The gallery's pictures on the whole screen, one at a time: a modal dialog, so that the browser
 * keeps the focus within, closes it by Escape and leaves zooming to the visitor's fingers.
 */
export function Viewer({ pictures, at, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  // Before the rows in it are measured.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    closer.current?.focus();
  }, []);
  const { row, current, step, show } = useSlides(pictures.length, at);
  const nameOf = (index: number) => {
    const { isPlan, ...numbers } = placeOf(pictures, index);
    return fillText(isPlan ? texts.plan : texts.photo, numbers);
  };
  const close = () => dialog.current?.close();
  const shown = pictures[current];
  const place = placeOf(pictures, current);
  const caption = shown?.alt === nameOf(current) ? '' : shown?.alt;
  const ways = [
    { by: -1, text: texts.previous, icon: 'arrow-left', isEnd: current === 0 },
    { by: 1, text: texts.next, icon: 'arrow-right', isEnd: current === pictures.length - 1 },
  ] as const;

  return (
    <dialog ref={dialog} className="viewer" aria-label={texts.title} onClose={onClose}>
      <div className="viewer-head">
        <p className="viewer-place numerals" aria-hidden="true">
          {place.index} / {place.total}
        </p>
        <p className="unseen" role="status">
          {[nameOf(current), caption].filter(Boolean).join(': ')}
        </p>
        <ViewerGroups {...{ pictures, current, texts, show }} />
        <a
          className="viewer-button"
          href={shown?.href}
          onClick={(event) => {
            if (!shown || !canSavePictures()) return;
            event.preventDefault();
            const picture = { ...shown, number: current + 1 };
            void savePicture(shown.href, pictureFileName(location.pathname, picture));
          }}
        >
          <Icon name="download" />
          <span className="viewer-word">{texts.download}</span>
        </a>
        <button ref={closer} className="viewer-button" type="button" onClick={close}>
          <Icon name="close" />
          <span className="viewer-word">{texts.close}</span>
        </button>
      </div>
      <Slides {...{ row, pictures, current }} label={texts.title} onToggle={close} />
      <p className="viewer-caption" aria-hidden="true">
        {caption}
      </p>
      {pictures.length > 1 &&
        ways.map(({ by, text, icon, isEnd }) => (
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
        ))}
      {pictures.length > 1 && (
        <Thumbnails {...{ pictures, current, nameOf, show }} label={texts.thumbnails} />
      )}
    </dialog>
  );
}
