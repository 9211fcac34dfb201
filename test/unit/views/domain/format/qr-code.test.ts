import assert from 'node:assert/strict';
import { qrCode } from '../../../../../views/domain/format/qr-code.ts';

/** The modules that the path draws, as rows of `#` and `.`. */
function drawn({ size, path }: ReturnType<typeof qrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  let x = 0;
  let y = 0;
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) ([\d.]+)(?:h(\d+))?/g)) {
    x += Number(right);
    y += Number(down);
    rows[Math.floor(y)]!.fill('#', x, x + Number(length ?? 0));
    x += Number(length ?? 0);
  }
  assert.equal(y % 1, 0.5, 'lines run through the middle of their rows');
  return rows.map((row) => row.join(''));
}

describe('qrCode', () => {
  const rows = drawn(qrCode('https://www.kade-linde.example/nl/te-koop/gent-huis-70408'));
  const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

  it('has the three squares by which a camera finds it', () => {
    const far = rows.length - 4 - 7;
    for (const [x, y] of [
      [4, 4],
      [far, 4],
      [4, far],
    ] as const) {
      const square = rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
      assert.deepEqual(square, FINDER);
    }
  });

  it('leaves four units white around it', () => {
    assert.ok([...rows.slice(0, 4), ...rows.slice(-4)].every((row) => !row.includes('#')));
    assert.ok(rows.every((row) => /^\.{4}.*\.{4}$/.test(row)));
  });

  it('is of a size that codes have, larger for a longer URL', () => {
    const sizes = ['https://a.be/nl', 'https://a.be/'.padEnd(300, 'x')].map((url) => {
      return qrCode(url).size - 8;
    });
    assert.ok(sizes.every((size) => size >= 21 && (size - 17) % 4 === 0));
    assert.ok(sizes[0]! < sizes[1]!);
  });
});
