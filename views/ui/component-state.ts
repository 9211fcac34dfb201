/** An example of a component: the data that bring it into one of its states. */
export interface ComponentState {
  /** What is particular about it, in English; unique within its component. */
  name: string;
  /** The page whose home, project or person it shows (`PAGE_STATES`); the home page by default. */
  on?: string;
  /** Fields of that home that are otherwise than the demo agency's. */
  home?: Readonly<Record<string, unknown>>;
  /** What is handed to the component besides. */
  props?: Readonly<Record<string, unknown>>;
}

/** The states of the components of a folder, by the component's name. */
export type ComponentStates = Readonly<Record<string, readonly ComponentState[]>>;
