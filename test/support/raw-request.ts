import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  status: number;
  text: string;
}

/** Sends lines as they are, for requests that no HTTP client would send. */
export async function rawRequest(port: number, lines: readonly string[]): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), text: answer };
}
