/** Homes and projects of one request for a visit, the first one included: more fill no day. */
export const MAX_VISITED = 6;
