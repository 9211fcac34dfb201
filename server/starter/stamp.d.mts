/** A file that the build reads, or a folder that it looks into: of that the time alone. */
export interface Input {
  /** Bytes. */
  size?: number;
  /** Milliseconds since 1970; 0 for a folder that had changed just before. */
  mtimeMs: number;
  hash?: string;
}
export type Inputs = Readonly<Record<string, Input>>;

export declare const SOURCES: readonly string[];
export function readInputs(root: string, sources?: readonly string[], before?: Inputs): Inputs;
export function readStamp(file: string): Inputs | undefined;
export function writeStamp(file: string, inputs: Inputs): void;
export function changesSince(
  stampFile: string,
  root: string,
  sources?: readonly string[],
): string[] | undefined;
export function staleReason(changed: readonly string[] | undefined): string | undefined;
export function isServerOnly(file: string): boolean;
