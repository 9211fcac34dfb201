/** Files of several machines, by name. */
export interface Bucket {
  /** A file; undefined when there is none, or when it is damaged. */
  read(name: string, signal: AbortSignal): Promise<Buffer | undefined>;
  write(name: string, content: Buffer, signal: AbortSignal): Promise<void>;
}
