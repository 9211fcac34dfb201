// The package has no types. Only what flickity.ts and slide-row.ts call or override is declared.

declare module 'flickity/js/drag.js' {
  /** In pixels. */
  export interface CellSize {
    width: number;
    outerWidth: number;
    outerHeight: number;
    marginLeft: number;
    marginRight: number;
  }

  export interface Cell {
    element: Element;
    /** From the start of the row, in pixels. */
    x: number;
    size: CellSize;
    getSize(): void;
    select(): void;
    unselect(): void;
    destroy(): void;
  }

  /** A group of cells that are shown together. */
  export interface Slide {
    /** Scroll position at which it is shown, in pixels. */
    target: number;
  }

  /** Flickity's core with dragging, without buttons, dots, player and lazy loading. */
  export default class Flickity {
    constructor(element: HTMLElement, options: Readonly<Record<string, unknown>>);
    element: HTMLElement;
    viewport: HTMLElement;
    slider: HTMLElement;
    size: { innerWidth: number; width: number };
    /** The scroll position in pixels, negated. */
    x: number;
    cells: Cell[];
    slides: Slide[];
    selectedIndex: number;
    isActive: boolean;
    isAnimating: boolean;
    isDragging: boolean;
    isPointerDown: boolean;
    activate(): void;
    deactivate(): void;
    destroy(): void;
    getSize(): void;
    reloadCells(): void;
    resize(): void;
    updateDraggable(): void;
    updateSelectedSlide(): void;
    select(index: number, isWrap?: boolean, isInstant?: boolean): void;
    startAnimation(): void;
    animate(): void;
    applyDragForce(): void;
    applySelectedAttraction(): void;
    integratePhysics(): void;
    settle(previousX: number): void;
    setTranslateX(x: number): void;
    on(event: string, listener: (...args: never[]) => void): this;
    emitEvent(event: string, args?: readonly unknown[]): void;
    /** Calls `on<type>`. */
    handleEvent(event: Event): void;
    onscroll(event: Event): void;
    pointerDown(event: PointerEvent, pointer: PointerEvent): void;
    pointerCancel(event: PointerEvent, pointer: PointerEvent): void;
    dragEnd(event: PointerEvent, pointer: PointerEvent): void;
    bindActivePointerEvents(): void;
    unbindActivePointerEvents(): void;
    _createSlider(): void;
    _makeCells(elements: Iterable<Element>): Cell[];
    _renderCellPosition(): void;
    _bindHandles(method: 'addEventListener' | 'removeEventListener'): void;
  }
}
