import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import type { BucketAddress } from './bucket-address.ts';

/** Bytes of a file that is read: more than any picture has (server/services/media/remote-pictures.ts). */
const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds until a connection must be there. */
const CONNECT_TIME = 2000;
/** Connections: pages name dozens of pictures, and each answer is in memory. */
const MAX_CONNECTIONS = 12;
/** Name of the metadata with a file's SHA-256, in hexadecimal digits. */
const HASH = 'sha256';

type Sdk = typeof import('@aws-sdk/client-s3');

/**
 * A bucket of Amazon S3, or of a service with its interface. Each file carries the hash of its
 * content: one that was cut off or changed counts as absent. The package is loaded for the first file.
 */
export class S3Bucket implements Bucket {
  readonly #address: BucketAddress;
  #loaded: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(address: BucketAddress) {
    this.#address = address;
  }

  /** @throws errors of the service and of the network. */
  async read(name: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const { sdk, client } = await this.#load();
    try {
      const command = new sdk.GetObjectCommand(this.#named(name));
      const answer = await client.send(command, { abortSignal: signal });
      const content = await contentOf(answer.Body as Readable, signal);
      return answer.Metadata?.[HASH] === hashOf(content) ? content : undefined;
    } catch (error) {
      if (error instanceof sdk.S3ServiceException && isMissing(error)) return undefined;
      throw error;
    }
  }

  /** @throws errors of the service and of the network. */
  async write(name: string, content: Buffer, signal: AbortSignal): Promise<void> {
    const { sdk, client } = await this.#load();
    const Metadata = { [HASH]: hashOf(content) };
    const command = new sdk.PutObjectCommand({ ...this.#named(name), Body: content, Metadata });
    await client.send(command, { abortSignal: signal });
  }

  #named(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#address.bucket, Key: `${this.#address.prefix}${name}` };
  }

  #load(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#loaded ??= this.#open();
    return this.#loaded;
  }

  async #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    const { region, endpoint } = this.#address;
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // A second attempt, for a connection that the service has closed meanwhile.
      maxAttempts: 2,
      // The file's own hash is checked; not every service knows those of Amazon.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_TIME,
        httpAgent: { maxSockets: MAX_CONNECTIONS },
        httpsAgent: { maxSockets: MAX_CONNECTIONS },
      },
    });
    return { sdk, client };
  }
}

/** Whether a file is not there; services have several names for that. */
function isMissing({ name, $metadata }: S3ServiceException): boolean {
  return $metadata.httpStatusCode === 404 && name !== 'NoSuchBucket';
}

/** @throws when it is larger than a picture may be, or the signal aborts. */
async function contentOf(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const cut = () => body.destroy(signal.reason as Error);
  signal.addEventListener('abort', cut, { once: true });
  try {
    if (signal.aborted) cut();
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error(`a file of more than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, bytes);
  } finally {
    signal.removeEventListener('abort', cut);
  }
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
