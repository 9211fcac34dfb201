import Flickity, { type Cell } from 'flickity/js/drag.js';
import { StepClock } from './slide-physics.ts';

const DRAG_EVENTS = ['pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Flickity on a list that scrolls by itself. It says where the row should stand, moves it there and
 * lets a mouse drag it, but it scrolls the list instead of putting boxes of its own around moved
 * slides: so the HTML stays as the server wrote it, nothing shifts when this takes over, and what
 * browsers do with a row that scrolls goes on working: a finger's swipe, the wheel, the bar, focus
 * on a slide out of view, finding in the page. `moved` is emitted when it was scrolled by others.
 *
 * Flickity calls these methods from its constructor: a subclass has no fields of its own by then.
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

  /** The grid places them; Flickity would hide from screen readers what is out of view. */
  override _makeCells(elements: Iterable<Element>): Cell[] {
    const gap = Number.parseFloat(getComputedStyle(this.element).columnGap) || 0;
    return [...elements].map((element) => cellOf(element, gap));
  }

  override _renderCellPosition(): void {}

  override setTranslateX(x: number): void {
    this.element.scrollLeft = -x;
  }

  /** While Flickity moves the row it must not snap to the slide that is nearest. */
  override startAnimation(): void {
    this.element.style.scrollSnapType = 'none';
    super.startAnimation();
  }

  /**
   * Flickity takes a step a frame, so that a screen of 120 frames a second would move twice as fast.
   * Between two steps the row is shown on its way from the one to the other.
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
      this.setTranslateX(isDragged ? this.x : before + (this.x - before) * clock.part);
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

  /** The window's is Flickity's: a page that scrolls ends a drag. */
  override onscroll(event: Event): void {
    if (event.target !== this.element) super.onscroll(event);
    else if (!this.isAnimating && !this.isPointerDown) this.follow();
  }

  private follow(): void {
    const at = this.element.scrollLeft;
    const away = this.slides.map(({ target }) => Math.abs(target - at));
    this.x = -at;
    this.selectedIndex = Math.max(0, away.indexOf(Math.min(...away)));
    this.updateSelectedSlide();
    this.emitEvent('moved');
  }

  /** A window that only became higher or lower changes nothing. */
  override resize(): void {
    const { innerWidth } = this.size;
    this.getSize();
    if (this.size.innerWidth !== innerWidth) super.resize();
  }

  // Flickity listens to touches alone where there can be some; here they belong to the browser.

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

  /** Else Flickity would go on dragging, and keep the next click from the visitor. */
  override pointerCancel(event: PointerEvent, pointer: PointerEvent): void {
    super.pointerCancel(event, pointer);
    if (this.isDragging) this.dragEnd(event, pointer);
  }

  /** The browser must not drag the picture or the link instead. */
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
