// The package ships no types. Only what this project calls is declared.

declare module 'react-server-dom-webpack/server' {
  /** How Flight names client code to the browser: reference id to module id and chunks. */
  export type ClientManifest = Record<
    string,
    { id: string | number; chunks: (string | number)[]; name: string }
  >;

  export function renderToPipeableStream(
    model: unknown,
    manifest: ClientManifest,
    options?: { onError?: (error: unknown) => string | undefined },
  ): { pipe<T extends NodeJS.WritableStream>(destination: T): T; abort(reason?: unknown): void };

  export function createClientModuleProxy(id: string): unknown;
}

declare module 'react-server-dom-webpack/client' {
  import type { Readable } from 'node:stream';

  /** The ssr bundle's modules for a payload: browser module id to export to ssr module. */
  export interface ServerConsumerManifest {
    moduleMap: Record<
      string,
      Record<string, { id: string | number; chunks: (string | number)[]; name: string }>
    >;
    serverModuleMap: null;
    moduleLoading: null;
  }

  export function createFromNodeStream<T>(
    stream: Readable,
    manifest: ServerConsumerManifest,
  ): Promise<T>;

  export function createFromReadableStream<T>(stream: ReadableStream<Uint8Array>): Promise<T>;
}
