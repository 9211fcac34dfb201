/** How a row of slides moves, in Flickity's physics: it knows no milliseconds. */
export interface RowPace {
  selectedAttraction: number;
  friction: number;
}

/** Within a pixel of its goal after 300 ms at 60 frames a second: look.md's reveal. */
export const PACE: RowPace = { selectedAttraction: 0.1, friction: 0.5 };

/**
 * The gallery's (spec section 9, 200 ms): critically damped, within a pixel of the next picture
 * after 12 frames.
 */
export const GALLERY_PACE: RowPace = { selectedAttraction: 0.36, friction: 0.84 };
