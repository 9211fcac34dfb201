// Timings and thresholds of the interface (spec sections 4 and 9). The time that a row of slides
// takes to move is its physics (client/slides/slide-physics.ts).

/** Pixels of scrolling after which the header changes. */
export const HEADER_SCROLL = 125;

/** The same where the header lies over a photograph. */
export const HEADER_SCROLL_OVER = 0;

/** Milliseconds between the last move of the budget slider and its effect. */
export const BUDGET_DEBOUNCE = 300;

/** Milliseconds from leaving a field to closing its list. */
export const LIST_CLOSE_DELAY = 200;

/** Milliseconds that each testimonial is shown. */
export const TESTIMONIAL_TIME = 5000;

/** Milliseconds that each picture of a slideshow is shown. */
export const SLIDESHOW_TIME = 4000;

/** Milliseconds before the button of an appointment widget is pressed. */
export const BUTTON_PRESS_DELAY = 100;

/** Milliseconds that a click is deferred at most if plain HTML can handle it. */
export const DEFERRED_CLICK_TIMEOUT = 2500;

/** Thumbnails of the gallery in view. */
export const THUMBNAILS_IN_VIEW = 4;

/** Milliseconds of the animation `first-screen` (client/styles/motion.css). */
export const FIRST_SCREEN = 400;
