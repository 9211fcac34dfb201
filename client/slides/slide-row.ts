import { ScrollingFlickity } from './flickity.ts';
import { SLIDE_PHYSICS, type SlidePhysics } from './slide-physics.ts';

/** Pixels by which a browser may round where it has scrolled to. */
const NEAR = 2;

/** Which slides are in view; they count from 1. */
export interface VisibleSlides {
  from: number;
  to: number;
  total: number;
}

interface RowOptions {
  physics?: SlidePhysics;
  /** Moved by each slide, not by as many as fit. */
  isByOne?: boolean;
}

/** A list of slides that buttons move by what fits, and a mouse drags. */
export class SlideRow {
  readonly #flickity: ScrollingFlickity;

  /** `onMove` is called when it stands, or is about to stand, somewhere else, and at once. */
  constructor(
    list: HTMLElement,
    onMove: (place: VisibleSlides) => void,
    { physics = SLIDE_PHYSICS, isByOne = false }: RowOptions = {},
  ) {
    this.#flickity = new ScrollingFlickity(list, {
      ...physics,
      accessibility: false,
      cellAlign: 'left',
      contain: true,
      groupCells: !isByOne,
      setGallerySize: false,
    });
    const tell = () => onMove(this.place);
    for (const event of ['select', 'moved', 'settle']) this.#flickity.on(event, tell);
    this.#flickity.on('resize', () => this.#flickity.updateDraggable());
    tell();
  }

  /** What is in view, or will be once it has come to rest. */
  get place(): VisibleSlides {
    const { cells, size } = this.#flickity;
    const begin = this.#goal - NEAR;
    const end = this.#goal + size.innerWidth + NEAR;
    const inView = cells.map((cell) => cell.x > begin && cell.x + cell.size.width < end);
    const from = Math.max(0, inView.indexOf(true)) + 1;
    return { from, to: Math.max(from, inView.lastIndexOf(true) + 1), total: cells.length };
  }

  /** Goes on, or back, by what fits; at an end it does nothing. At once for who wants no motion. */
  step(by: 1 | -1): void {
    const at = this.#goal;
    const { slides } = this.#flickity;
    const index =
      by > 0
        ? slides.findIndex(({ target }) => target > at + NEAR)
        : slides.findLastIndex(({ target }) => target < at - NEAR);
    if (index >= 0) this.show(index);
  }

  /** Goes to a slide, counted from 0; at once where it is told to, and for who wants no motion. */
  show(index: number, isAtOnce = false): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#flickity.select(index, false, isAtOnce || isCalm);
  }

  destroy(): void {
    this.#flickity.destroy();
  }

  /** Pixels from the row's beginning. */
  get #goal(): number {
    const { isAnimating, slides, selectedIndex, element } = this.#flickity;
    return (isAnimating ? slides[selectedIndex]?.target : undefined) ?? element.scrollLeft;
  }
}
