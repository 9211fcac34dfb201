import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bucketAddress } from '../../../../../../server/services/media/bucket/bucket-address.ts';

const reasonOf = (text: string) =>
  bucketAddress.safeParse(text).error?.issues.map(({ message }) => message);

describe('the address of a bucket', () => {
  it('is one of Amazon S3 with a region, or of another service with its origin', () => {
    assert.deepEqual(bucketAddress.parse('s3://agency-pictures/lumen/?region=eu-west-3'), {
      bucket: 'agency-pictures',
      prefix: 'lumen/',
      region: 'eu-west-3',
      endpoint: undefined,
    });
    const other = 's3://my.bucket?endpoint=http%3A%2F%2F10.0.0.5%3A9000%2F';
    assert.deepEqual(bucketAddress.parse(other), {
      bucket: 'my.bucket',
      prefix: '',
      region: 'us-east-1',
      endpoint: 'http://10.0.0.5:9000',
    });
    assert.equal(
      bucketAddress.parse('s3://bucket/a/b?endpoint=https://s3.example.be&region=gra').prefix,
      'a/b/',
    );
  });

  it('names what is wrong, and never quotes a secret', () => {
    for (const [text, reason] of [
      ['https://bucket/prefix', /^s3:\/\/bucket/],
      ['bucket', /^s3:\/\/bucket/],
      ['s3://key:secret@bucket?region=eu-west-3', /AWS_SECRET_ACCESS_KEY/],
      ['s3://Bucket?region=eu-west-3', /name of a bucket/],
      ['s3:///prefix?region=eu-west-3', /name of a bucket/],
      ['s3://bucket:9000/prefix?region=eu-west-3', /name of a bucket/],
      ['s3://bucket/a//b?region=eu-west-3', /prefix/],
      ['s3://bucket/a%2Fb?region=eu-west-3', /prefix/],
      ['s3://bucket/a?region=eu-west-3#b', /prefix/],
      ['s3://bucket/a', /region/],
      ['s3://bucket/a?region=eu west', /region is a name/],
      ['s3://bucket/a?endpoint=s3.example.be', /origin/],
      ['s3://bucket/a?endpoint=https://u:p@s3.example.be', /origin/],
      ['s3://bucket/a?endpoint=https://s3.example.be/path', /origin/],
      ['s3://bucket/a?regio=eu-west-3', /nothing else/],
    ] as const) {
      const reasons = reasonOf(text);
      assert.equal(reasons?.length, 1, text);
      assert.match(reasons[0] ?? '', reason, text);
      assert.doesNotMatch(reasons[0] ?? '', /key:secret|u:p|\n/);
    }
  });

  it('refuses or reads any text, and makes prefixes that no service changes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath()), (part) => {
        const read = bucketAddress.safeParse(`s3://bucket/${part}?region=a`);
        if (!read.success) return;
        const { prefix } = read.data;
        assert.equal(new URL(`http://host/${prefix}`).pathname, `/${prefix}`);
      }),
    );
  });
});
