/**
 * Stands for the global `FormData` in the bundle of server components, whose renderer asks of each
 * value whether it is one. Nothing of a page is: it carries no actions. Node's own loads its whole
 * HTTP client when it is first named.
 */
export function NoFormData(): void {}
