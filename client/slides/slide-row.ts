import { ScrollingFlickity } from './flickity.ts';
import { SLIDE_PHYSICS, type SlidePhysics } from './slide-physics.ts';

/** Pixels by which a browser may round a scroll position. */
const NEAR = 2;

/** The slides in view, counted from 1. */
export interface VisibleSlides {
  from: number;
  to: number;
  total: number;
}

interface RowOptions {
  physics?: SlidePhysics;
  /** Moves by one slide instead of by as many as fit. */
  isByOne?: boolean;
}

/** A list of slides that is moved by buttons and dragged by a mouse. */
export class SlideRow {
  readonly #flickity: ScrollingFlickity;

  /** `onMove` is called at once, and whenever the slides in view change or are about to. */
  constructor(
    list: HTMLElement,
    onMove: (visible: VisibleSlides) => void,
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
    const report = () => onMove(this.visible);
    for (const event of ['select', 'moved', 'settle']) this.#flickity.on(event, report);
    this.#flickity.on('resize', () => this.#flickity.updateDraggable());
    report();
  }

  /** The slides in view, or in view once the animation ends. */
  get visible(): VisibleSlides {
    const { cells, size } = this.#flickity;
    const begin = this.#target - NEAR;
    const end = this.#target + size.innerWidth + NEAR;
    const inView = cells.map((cell) => cell.x > begin && cell.x + cell.size.width < end);
    const from = Math.max(0, inView.indexOf(true)) + 1;
    return { from, to: Math.max(from, inView.lastIndexOf(true) + 1), total: cells.length };
  }

  /** Moves by as many slides as fit; does nothing at an end. Not animated with reduced motion. */
  step(by: 1 | -1): void {
    const at = this.#target;
    const { slides } = this.#flickity;
    const index =
      by > 0
        ? slides.findIndex(({ target }) => target > at + NEAR)
        : slides.findLastIndex(({ target }) => target < at - NEAR);
    if (index >= 0) this.show(index);
  }

  /** Moves to a slide, counted from 0; not animated if `isAtOnce` or with reduced motion. */
  show(index: number, isAtOnce = false): void {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#flickity.select(index, false, isAtOnce || isReduced);
  }

  /** Measures the slides again. Flickity does so only when the window changes. */
  resize(): void {
    this.#flickity.resize();
  }

  destroy(): void {
    this.#flickity.destroy();
  }

  /** The target position, in pixels from the start of the row. */
  get #target(): number {
    const { isAnimating, slides, selectedIndex, element } = this.#flickity;
    return (isAnimating ? slides[selectedIndex]?.target : undefined) ?? element.scrollLeft;
  }
}
