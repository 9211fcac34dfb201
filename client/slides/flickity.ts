import Flickity, { type Cell } from 'flickity/js/drag.js';
import { StepClock } from './slide-physics.ts';

const DRAG_EVENTS = ['pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Flickity on a native scroll container. It computes the position, animates and handles mouse
 * dragging, but scrolls the list instead of moving slides inside boxes of its own. The server's
 * HTML stays as it is, nothing shifts on hydration, and native scrolling goes on working: swipes,
 * the wheel, the scroll bar, focus on a slide out of view, find-in-page. Emits `moved` when it was
 * scrolled otherwise.
 *
 * Flickity calls these methods from its constructor, before a subclass's fields are initialised,
 * so the subclass has none.
 */
export class ScrollingFlickity extends Flickity {
  override _createSlider(): void {
    this.viewport = this.element;
    this.slider = this.element;
  }

  override activate(): void {
    this.isActive = true;
    this.getSize();
    this.reloadCells();
    this.emitEvent('activate');
    this.element.addEventListener('scroll', this);
    this.follow();
  }

  override deactivate(): void {
    this.isActive = false;
    this.isAnimating = false;
    this.element.style.scrollSnapType = '';
    this.element.removeEventListener('scroll', this);
    this.emitEvent('deactivate');
  }

  /** Positions come from the grid; Flickity would set aria-hidden on slides out of view. */
  override _makeCells(elements: Iterable<Element>): Cell[] {
    const gap = Number.parseFloat(getComputedStyle(this.element).columnGap) || 0;
    return [...elements].map((element) => cellOf(element, gap));
  }

  override _renderCellPosition(): void {}

  override setTranslateX(x: number): void {
    this.element.scrollLeft = -x;
  }

  /** Scroll snapping is off while Flickity animates. */
  override startAnimation(): void {
    this.element.style.scrollSnapType = 'none';
    super.startAnimation();
  }

  /**
   * Flickity takes one step per frame, which is twice as fast at 120 Hz. Here as many steps are
   * taken as are due, and between two steps the position is interpolated.
   */
  override animate(): void {
    const clock = new StepClock();
    let before = this.x;
    const frame = (now: number) => {
      for (let due = clock.due(now); due > 0 && this.isAnimating; due -= 1) {
        before = this.x;
        this.takeStep();
      }
      if (!this.isAnimating) return;
      const isDragged = this.isPointerDown;
      this.setTranslateX(isDragged ? this.x : before + (this.x - before) * clock.fraction);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  private takeStep(): void {
    const before = this.x;
    this.applyDragForce();
    this.applySelectedAttraction();
    this.integratePhysics();
    this.settle(before);
  }

  override settle(previousX: number): void {
    super.settle(previousX);
    if (!this.isAnimating) this.element.style.scrollSnapType = '';
  }

  /** Called for the row's own scrolling; Flickity binds it to the window's, which ends a drag. */
  override onscroll(event: Event): void {
    if (event.target !== this.element) super.onscroll(event);
    else if (this.isAnimating || this.isPointerDown) return;
    // The row has another width, and the browser brought the slide in view there: the same stays.
    else if (Math.abs(this.element.offsetWidth - this.size.width) > 1) this.resize();
    else this.follow();
  }

  private follow(): void {
    const at = this.element.scrollLeft;
    const away = this.slides.map(({ target }) => Math.abs(target - at));
    this.x = -at;
    this.selectedIndex = Math.max(0, away.indexOf(Math.min(...away)));
    this.updateSelectedSlide();
    this.emitEvent('moved');
  }

  /** Only a change of width matters. */
  override resize(): void {
    const { innerWidth } = this.size;
    this.getSize();
    if (this.size.innerWidth !== innerWidth) super.resize();
  }

  // Touch is left to the browser, also where Flickity would listen to touch events.

  override _bindHandles(method: 'addEventListener' | 'removeEventListener'): void {
    for (const type of ['pointerdown', 'click', 'dragstart']) this.element[method](type, this);
  }

  override bindActivePointerEvents(): void {
    for (const type of DRAG_EVENTS) addEventListener(type, this);
  }

  override unbindActivePointerEvents(): void {
    for (const type of DRAG_EVENTS) removeEventListener(type, this);
  }

  override pointerDown(event: PointerEvent, pointer: PointerEvent): void {
    const isOnBar = event.target === this.element && event.offsetY > this.element.clientHeight;
    if (event.pointerType === 'mouse' && !isOnBar) super.pointerDown(event, pointer);
  }

  /** Otherwise Flickity would go on dragging and swallow the next click. */
  override pointerCancel(event: PointerEvent, pointer: PointerEvent): void {
    super.pointerCancel(event, pointer);
    if (this.isDragging) this.dragEnd(event, pointer);
  }

  /** Stops the browser's own dragging of pictures and links. */
  ondragstart(event: Event): void {
    event.preventDefault();
  }
}

function cellOf(element: Element, gap: number): Cell {
  const nothing = () => {};
  const cell = { element, x: 0, select: nothing, unselect: nothing, destroy: nothing };
  const getSize = () => {
    const { width, height } = element.getBoundingClientRect();
    return { width, outerWidth: width + gap, outerHeight: height, marginLeft: 0, marginRight: gap };
  };
  return {
    ...cell,
    size: getSize(),
    getSize() {
      this.size = getSize();
    },
  };
}
