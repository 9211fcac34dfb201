import { type PointerEvent, useRef } from 'react';
import { afterKey, dragged } from './camera.ts';
import type { PanoramaFile } from './panorama-file.ts';
import { useSphere } from './use-sphere.ts';

export interface PanoramaTexts {
  /** Accessible name of the picture. */
  name: string;
  help: string;
  loading: string;
  failed: string;
  /** Names of the buttons, by the key that does the same. */
  keys: Readonly<Record<PanoramaKey, string>>;
}

export type PanoramaKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | '+' | '-';

const SIGNS: readonly [key: PanoramaKey, sign: string][] = [
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['+', '+'],
  ['-', '−'],
];

interface Props {
  texts: PanoramaTexts;
  files: readonly PanoramaFile[];
  /** Where it opens, in percent from the left of the picture. */
  across: number;
}

/** A viewer for a panorama, operated by dragging, by keys, and by buttons for the same keys. */
export function PanoramaView({ texts, files, across }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, look } = useSphere(canvas, files, across);
  const press = (key: string) => look((camera) => afterKey(camera, key) ?? camera);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const longer = Math.max(currentTarget.clientWidth, currentTarget.clientHeight);
    look((camera) => dragged(camera, movementX, movementY, longer));
  };
  if (state === 'failed') return <p role="alert">{texts.failed}</p>;
  return (
    <div className="panorama" role="group" aria-label={texts.name}>
      <canvas
        ref={canvas}
        className="panorama-canvas"
        role="img"
        aria-label={texts.name}
        aria-describedby="panorama-help"
        tabIndex={0}
        onKeyDown={(event) => {
          if (!SIGNS.some(([key]) => key === event.key)) return;
          event.preventDefault();
          press(event.key);
        }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <p className="panorama-help" id="panorama-help" role="status">
        {state === 'loading' ? texts.loading : texts.help}
      </p>
      <div className="panorama-keys">
        {SIGNS.map(([key, sign]) => (
          <button key={key} type="button" aria-label={texts.keys[key]} onClick={() => press(key)}>
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
