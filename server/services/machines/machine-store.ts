/** What a server says of itself to those of other machines. */
export interface NotedServer {
  /** Of this run, made when it starts. */
  id: string;
  /** For operators: the machine's name and the port. */
  name: string;
  /** Hash of its build. */
  release: string;
  /** Version of its copy of the agency's folder: equal for equal files. */
  folder: string;
}

/** The servers of a site that run on several machines. */
export interface MachineStore {
  /**
   * Notes that a server runs.
   * @returns the others that said so within the last half a minute, by name.
   */
  note(server: NotedServer): Promise<NotedServer[]>;
  /** Removes a server that stops. */
  remove(id: string): Promise<void>;
}
