/** A start cannot go on for a reason that its message says to an operator, without a stack. */
export class StartError extends Error {}
