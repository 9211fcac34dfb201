import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isPublicAddress } from '../../../../../../server/services/media/fetch/ip-range.ts';

/** An independent table: ranges by first and last IP address, as printed in the RFCs. */
const SPECIAL_4: readonly (readonly [first: string, last: string])[] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
];

const SPECIAL_6: readonly (readonly [first: string, last: string])[] = [
  ['0:0:0:0:0:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], // loopback, mapped, NAT64 …
  ['2001:0:0:0:0:0:0:0', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8:0:0:0:0:0:0', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002:0:0:0:0:0:0:0', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2620:4f:8000:0:0:0:0:0', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['3fff:0:0:0:0:0:0:0', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000:0:0:0:0:0:0:0', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], // local, multicast …
];

const number4 = (text: string) =>
  text.split('.').reduce((value, part) => value * 256n + BigInt(part), 0n);
const number6 = (text: string) =>
  text.split(':').reduce((value, part) => value * 65536n + BigInt(`0x${part}`), 0n);
const text4 = (value: bigint) =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
const words6 = (value: bigint) =>
  Array.from({ length: 8 }, (_, at) => (value >> BigInt(112 - 16 * at)) & 65535n);
const text6 = (value: bigint) =>
  words6(value)
    .map((word) => word.toString(16))
    .join(':');

type Ranges = readonly (readonly [bigint, bigint])[];
const RANGES_4: Ranges = SPECIAL_4.map(([first, last]) => [number4(first), number4(last)]);
const RANGES_6: Ranges = SPECIAL_6.map(([first, last]) => [number6(first), number6(last)]);
const isSpecial = (value: bigint, ranges: Ranges) =>
  ranges.some(([first, last]) => first <= value && value <= last);

/** Any IP address, often one at or next to the end of a range. */
function addresses(bits: bigint, ranges: Ranges): fc.Arbitrary<bigint> {
  const max = (1n << bits) - 1n;
  const edges = ranges.flat().flatMap((edge) => [edge - 1n, edge, edge + 1n]);
  const near = edges.filter((edge) => edge >= 0n && edge <= max);
  const within = fc
    .constantFrom(...ranges)
    .chain(([first, last]) => fc.bigInt({ min: first, max: last }));
  return fc.oneof(fc.bigInt({ min: 0n, max }), fc.constantFrom(...near), within);
}

describe('isPublicAddress', () => {
  it('agrees with the table for IPv4', () => {
    fc.assert(
      fc.property(addresses(32n, RANGES_4), (value) => {
        assert.equal(isPublicAddress(text4(value)), !isSpecial(value, RANGES_4), text4(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with the table for IPv6', () => {
    fc.assert(
      fc.property(addresses(128n, RANGES_6), (value) => {
        assert.equal(isPublicAddress(text6(value)), !isSpecial(value, RANGES_6), text6(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses IPv4 in an IPv6 dress, public or not, however it is written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 32n) - 1n }), (value) => {
        const [high, low] = [value >> 16n, value & 65535n].map((word) => word.toString(16));
        for (const prefix of ['::ffff:', '::', '64:ff9b::', '64:ff9b:1::', '::ffff:0:']) {
          assert.equal(isPublicAddress(`${prefix}${text4(value)}`), false);
          assert.equal(isPublicAddress(`${prefix}${high}:${low}`), false);
        }
        assert.equal(isPublicAddress(`2002:${high}:${low}::1`), false);
      }),
    );
  });

  it('refuses what is no plain address', () => {
    const none = [
      '',
      'localhost',
      '127.1',
      '0x7f.0.0.1',
      '2130706433',
      '8.8.8.8 ',
      '8.8.8',
      '::1%lo',
    ];
    for (const text of [...none, '2a00:1450::1%eth0', '[2a00:1450::1]', '8.8.8.8:80']) {
      assert.equal(isPublicAddress(text), false, text);
    }
  });

  it('takes hosts of the public internet', () => {
    const some = ['8.8.8.8', '1.1.1.1', '193.190.0.1', '2a00:1450:400e::1', '2606:4700::1111'];
    for (const text of some) assert.equal(isPublicAddress(text), true, text);
  });
});
