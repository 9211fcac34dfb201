/** An example of a component: the data that bring it into one of its states. */
export interface ComponentState {
  /** Name of the state, in English; unique within its component. */
  name: string;
  /** The page whose home, project or person it shows (`PAGE_STATES`); the home page by default. */
  on?: string;
  /** Fields of that home that replace those of the demo agency. */
  home?: Readonly<Record<string, unknown>>;
  /** Further props of the component. */
  props?: Readonly<Record<string, unknown>>;
}

/** The states of the components of a folder, by the component's name. */
export type ComponentStates = Readonly<Record<string, readonly ComponentState[]>>;
