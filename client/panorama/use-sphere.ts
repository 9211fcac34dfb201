import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Camera, facing } from './camera.ts';
import { type PanoramaFile, panoramaFile } from './panorama-file.ts';
import { createSphere, type Sphere } from './sphere.ts';

export type PanoramaState = 'loading' | 'shown' | 'failed';

/** Pixels of the canvas per CSS pixel: more are not seen, and cost the graphics processor. */
const MAX_DENSITY = 2;

/**
 * Draws a panorama in a canvas at the canvas's size, and again only when something changes.
 * @param files one picture in several widths, in ascending order.
 * @param across where it opens, in percent from the left of the picture.
 */
export function useSphere(
  canvas: RefObject<HTMLCanvasElement | null>,
  files: readonly PanoramaFile[],
  across: number,
) {
  const [state, setState] = useState<PanoramaState>('loading');
  const sphere = useRef<Sphere>(undefined);
  const camera = useRef<Camera>(facing(across));
  const look = useCallback((change: (camera: Camera) => Camera) => {
    camera.current = change(camera.current);
    requestAnimationFrame(() => sphere.current?.draw(camera.current));
  }, []);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fail = () => setState('failed');
    const resized = new ResizeObserver(() => {
      fit(element);
      sphere.current?.draw(camera.current);
    });
    element.addEventListener('webglcontextlost', fail);
    show(element, files).then((shown) => {
      sphere.current = shown;
      resized.observe(element);
      setState('shown');
    }, fail);
    return () => {
      resized.disconnect();
      element.removeEventListener('webglcontextlost', fail);
    };
  }, [canvas, files]);

  return { state, look };
}

/** @throws without WebGL 2, or when the picture cannot be fetched. */
async function show(canvas: HTMLCanvasElement, files: readonly PanoramaFile[]): Promise<Sphere> {
  const sphere = createSphere(canvas);
  fit(canvas);
  const longerSide = Math.max(canvas.width, canvas.height);
  const file = sphere && panoramaFile(files, { longerSide, maxWidth: sphere.maxWidth });
  if (!file) throw new Error('the device shows no panoramas');
  const picture = new Image();
  picture.src = file.url;
  await picture.decode();
  sphere.upload(picture);
  return sphere;
}

function fit(canvas: HTMLCanvasElement): void {
  const density = Math.min(devicePixelRatio, MAX_DENSITY);
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * density));
  canvas.height = Math.max(1, Math.round(canvas.clientHeight * density));
}
