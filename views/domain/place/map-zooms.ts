// Zooms at which a map of one place begins (spec section 9). A map of several places begins
// with all of them in sight.

/** Of a list, of a home or a project, and of the markers on a page. */
export const MAP_ZOOM = 13;

/** Of the markers on the contact page. */
export const CONTACT_MAP_ZOOM = 14;
