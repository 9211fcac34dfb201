import type { RefObject } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import { type GalleryPicture, galleryPosition } from './gallery-pictures.ts';
import { canSavePictures, pictureFileName, savePicture } from './save-picture.ts';
import type { WholeScreen } from './use-whole-screen.ts';
import { ViewerGroups } from './ViewerGroups.tsx';
import type { ViewerTexts } from './viewer-texts.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  current: number;
  texts: ViewerTexts;
  closer: RefObject<HTMLButtonElement | null>;
  zoomer: RefObject<HTMLButtonElement | null>;
  screen: WholeScreen;
  show: (index: number) => void;
  close: () => void;
  /** Shows the current plan larger than the window, or whole again. */
  zoom: (isIn: boolean) => void;
  isZoomed: boolean;
}

/** The number of the current picture, and its buttons. */
export function ViewerHead(props: Props) {
  const { pictures, current, texts, closer, zoomer, screen, show, close, zoom, isZoomed } = props;
  const { index, total } = galleryPosition(pictures, current);
  const picture = pictures[current];
  return (
    <div className="viewer-head">
      <p className="viewer-place numerals" aria-hidden="true">
        {index} / {total}
      </p>
      <ViewerGroups {...{ pictures, current, texts, show }} />
      {picture?.isPlan && (
        <button
          ref={zoomer}
          className="viewer-button"
          type="button"
          onClick={() => zoom(!isZoomed)}
        >
          <Icon name={isZoomed ? 'farther' : 'closer'} />
          <span className="viewer-word">{isZoomed ? texts.zoomOut : texts.zoomIn}</span>
        </button>
      )}
      {screen.toggle && (
        <button className="viewer-button" type="button" onClick={screen.toggle}>
          <Icon name={screen.isWhole ? 'shrink' : 'expand'} />
          <span className="viewer-word">{screen.isWhole ? texts.window : texts.wholeScreen}</span>
        </button>
      )}
      {picture && <SaveLink picture={picture} number={current + 1} text={texts.download} />}
      <button ref={closer} className="viewer-button" type="button" onClick={close}>
        <Icon name="close" />
        <span className="viewer-word">{texts.close}</span>
      </button>
    </div>
  );
}

interface SaveLinkProps {
  picture: GalleryPicture;
  number: number;
  text: string;
}

/** Saves the large picture, or opens it where the browser cannot save. */
function SaveLink({ picture, number, text }: SaveLinkProps) {
  const { href } = picture;
  return (
    <a
      className="viewer-button"
      href={href}
      onClick={(event) => {
        if (!canSavePictures()) return;
        event.preventDefault();
        void savePicture(href, pictureFileName(location.pathname, { ...picture, number }));
      }}
    >
      <Icon name="download" />
      <span className="viewer-word">{text}</span>
    </a>
  );
}
