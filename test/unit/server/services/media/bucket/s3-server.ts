import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import {
  type BucketAddress,
  bucketAddress,
} from '../../../../../../server/services/media/bucket/bucket-address.ts';
import { inFolder } from '../../../build/in-folder.ts';

const BUCKET = 'pictures';
/** The only keys that the server knows. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface S3Server {
  /** Parent of the server's own folder. */
  dir: string;
  /** The address of a bucket there. */
  at: (prefix: string, bucket?: string) => BucketAddress;
}

/** Runs a server of the S3 interface with one bucket, and the keys for it in the environment. */
export function withS3Server(use: (server: S3Server) => Promise<void>): Promise<void> {
  return inFolder({}, async (dir) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: path.join(dir, 's3'),
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await server.run();
    const before = { ...process.env };
    Object.assign(process.env, KEYS);
    try {
      const endpoint = `http://127.0.0.1:${port}`;
      const at = (prefix: string, bucket = BUCKET) =>
        bucketAddress.parse(`s3://${bucket}/${prefix}?endpoint=${endpoint}`);
      await use({ dir, at });
    } finally {
      for (const name of Object.keys(KEYS)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
      await server.close();
    }
  });
}
