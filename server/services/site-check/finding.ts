/** Something in an agency's folder that is wrong, or that its writer may not have meant. */
export interface Finding {
  /** An error keeps the site from starting or an item off it; a warning does not. */
  level: 'error' | 'warning';
  /** Relative to the folder, with forward slashes. */
  file: string;
  /** Like `params.modules[2].content.title`; '' is the whole file. */
  path: string;
  reason: string;
  /** What to do about it. */
  remedy: string;
  /** The `id` in the file; undefined where it has none. */
  id?: number | undefined;
}

export type Warning = Omit<Finding, 'level' | 'id'>;
