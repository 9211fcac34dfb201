import assert from 'node:assert/strict';
import { codeOnly } from '../../../../../server/build/webpack/code-only.ts';

const PROGRAM = `'use strict';
// A comment.
module.exports = function named(a, b) {
    const text = \`
      // in a \${/* no */ a /* text */}  template\`;


    const sign = a + +b /* 1
      2 */
    return /[/*]  /.test("  //  ") ? sign
        : 0;
};
function broken() { return /*
*/ 1 }
`;

describe('a program without comments', () => {
  it('keeps its lines, texts and patterns', () => {
    assert.equal(
      codeOnly(PROGRAM),
      `'use strict';
module.exports = function named(a, b) {
const text = \`
      // in a \${ a }  template\`;
const sign = a + +b
return /[/*]  /.test("  //  ") ? sign
: 0;
};
function broken() { return
1 }
`,
    );
  });
});
