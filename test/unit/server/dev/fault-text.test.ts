import assert from 'node:assert/strict';
import { faultText, messageOf } from '../../../../server/dev/fault-text.ts';

describe('what is shown of a mistake in the sources', () => {
  it('is the message of the compiler, without what webpack adds', () => {
    const written = [
      './views/layout/Document.tsx',
      'Module build failed (from ./node_modules/swc-loader/src/index.js):',
      "Error:   x Expected '</'",
      '    ,-[views/layout/Document.tsx:36:1]',
      ' 36 | <p>hello</b>',
      '    : ^^^^^^^',
      '    `----',
      '',
      'Stack backtrace:',
      '   0: <unknown>',
      '',
      'Caused by:',
      '    Syntax Error',
    ].join('\n');
    assert.equal(
      faultText(written),
      [
        './views/layout/Document.tsx',
        "Error:   x Expected '</'",
        '    ,-[views/layout/Document.tsx:36:1]',
        ' 36 | <p>hello</b>',
        '    : ^^^^^^^',
        '    `----',
      ].join('\n'),
    );
  });

  it('is what Node says of a file, without its own places', () => {
    const written = [
      'node:internal/modules/run_main:111',
      '    triggerUncaughtException(',
      '    ^',
      '',
      'file:///project/server/app.ts:2',
      'export const y = (;',
      '                  ^',
      'SyntaxError: Expression expected',
      '    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)',
      '',
      'Node.js v26.10.0',
    ].join('\n');
    assert.equal(
      faultText(written),
      [
        'file:///project/server/app.ts:2',
        'export const y = (;',
        '                  ^',
        'SyntaxError: Expression expected',
      ].join('\n'),
    );
  });

  it('names file, line and column of a style sheet', () => {
    const error = Object.assign(new Error('Unexpected end of input'), {
      fileName: 'client/styles/base.css',
      loc: { line: 219, column: 1 },
    });
    assert.equal(messageOf(error), 'client/styles/base.css:219:1\nUnexpected end of input');
    assert.equal(messageOf(new Error('no file')), 'no file');
    assert.equal(messageOf('text'), 'text');
  });
});
