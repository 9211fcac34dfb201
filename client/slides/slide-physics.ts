/** Flickity's physics of a row of slides; a step is a sixtieth of a second. */
export interface SlidePhysics {
  selectedAttraction: number;
  friction: number;
}

/** Within a pixel of the target after 300 ms: the reveal of docs/look.md, "Motion". */
export const SLIDE_PHYSICS: SlidePhysics = { selectedAttraction: 0.1, friction: 0.5 };

/**
 * The gallery's 200 ms (spec section 9): critically damped, within a pixel of the next picture
 * after 12 steps.
 */
export const GALLERY_PHYSICS: SlidePhysics = { selectedAttraction: 0.36, friction: 0.84 };

/** The 1000 ms of testimonials (spec section 9): critically damped too, after 60 steps. */
export const TESTIMONIAL_PHYSICS: SlidePhysics = { selectedAttraction: 0.0225, friction: 0.2775 };

/** Milliseconds of a step. */
const STEP = 1000 / 60;
/** Steps to catch up after a page was suspended: more would jump. */
const MAX_STEPS = 12;

/** Counts the steps that are due at each frame, at any frame rate. */
export class StepClock {
  #last: number | undefined;
  #left = 0;

  /** The number of steps due, 1 in the first frame; `now` is the frame's timestamp in ms. */
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

  /** The elapsed fraction of the next step, from 0 to below 1. */
  get fraction(): number {
    return this.#left / STEP;
  }
}
