/** A small server of Amazon's S3 interface, for tests (https://github.com/20minutes/s3rver). */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0: any free port. */
      port: number;
      silent: boolean;
      /** Folder of the buckets. */
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string }[];
    });
    /** Resolves to the address when it listens. */
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
