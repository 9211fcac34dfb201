import { z } from 'zod';
import { isOrigin } from '../../../platform/http/origin.ts';

/** Where the bucket of `MEDIA_URL` is. */
export interface BucketAddress {
  bucket: string;
  /** What the names of its files begin with: empty, or ending with a slash. */
  prefix: string;
  region: string;
  /** Origin of the service; undefined for Amazon S3. */
  endpoint: string | undefined;
}

/** The rules of Amazon S3 for names of buckets, which other services follow. */
const BUCKET = /^[a-z0-9](?:[a-z0-9-]|\.(?![.-])){1,61}[a-z0-9]$/;
/** Characters that no service encodes in a name, and no empty or dotted part. */
const PREFIX = /^(?:(?!\.{1,2}\/)[\w!.*'()-]+\/)*$/;
const REGION = /^[a-z0-9-]{1,40}$/;
/** What services other than Amazon's take for a region they do not have. */
const ANY_REGION = 'us-east-1';
const FORM = 's3://bucket/prefix?endpoint=https://…&region=…';

/**
 * `MEDIA_URL`: a bucket, and what the names of this site's files in it begin with. The keys are
 * not in it: they come as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the machine.
 */
export const bucketAddress = z.string().transform((text, context): BucketAddress => {
  const address = parse(text);
  if (typeof address !== 'string') return address;
  context.addIssue({ code: 'custom', message: address });
  return z.NEVER;
});

/** The address, or what is wrong with it; the text is not quoted, as it may hold a secret. */
function parse(text: string): BucketAddress | string {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') return FORM;
  if (url.username || url.password)
    return 'keys belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (url.port || !BUCKET.test(url.hostname)) return `the name of a bucket: ${FORM}`;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/');
  if (url.hash || !PREFIX.test(prefix))
    return "a prefix of letters, digits and !_.*'()-, parted by /";
  const unknown = [...url.searchParams.keys()].find(
    (key) => key !== 'endpoint' && key !== 'region',
  );
  if (unknown !== undefined) return 'has endpoint and region after the question mark, nothing else';
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  const region = url.searchParams.get('region') ?? (endpoint && ANY_REGION);
  if (endpoint !== undefined && !isOrigin(endpoint)) return 'endpoint is an origin: http(s)://host';
  if (!region) return 'needs region=…, or endpoint=… of another service than Amazon S3';
  if (!REGION.test(region)) return 'region is a name such as eu-west-3';
  return { bucket: url.hostname, prefix, region, endpoint: endpoint && new URL(endpoint).origin };
}
