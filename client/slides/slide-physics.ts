/** How a row of slides moves, in Flickity's physics; a step is a sixtieth of a second here. */
export interface SlidePhysics {
  selectedAttraction: number;
  friction: number;
}

/** Within a pixel of its goal after 300 ms: the reveal of docs/look.md, "Motion". */
export const SLIDE_PHYSICS: SlidePhysics = { selectedAttraction: 0.1, friction: 0.5 };

/**
 * The gallery's (spec section 9, 200 ms): critically damped, within a pixel of the next picture
 * after 12 steps.
 */
export const GALLERY_PHYSICS: SlidePhysics = { selectedAttraction: 0.36, friction: 0.84 };

/** Milliseconds of a step. */
const STEP = 1000 / 60;
/** Of a page that stood still no more is made up for. */
const MAX_STEPS = 12;

/** Counts the steps that are due at each frame, however many frames a second the screen shows. */
export class StepClock {
  #last: number | undefined;
  #left = 0;

  /** How many steps are due; `now` in milliseconds, as a frame is told it. At once there is one. */
  due(now: number): number {
    if (this.#last === undefined) {
      this.#last = now;
      return 1;
    }
    this.#left += now - this.#last;
    this.#last = now;
    const steps = Math.min(Math.floor(this.#left / STEP), MAX_STEPS);
    this.#left = steps === MAX_STEPS ? 0 : this.#left - steps * STEP;
    return steps;
  }

  /** How much of the next step has gone by, from 0 up to 1. */
  get part(): number {
    return this.#left / STEP;
  }
}
