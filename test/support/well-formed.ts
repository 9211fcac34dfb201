import assert from 'node:assert/strict';

const NAME = '[A-Za-z][\\w:.-]*';
const TEXT = '(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)*';
const ATTRIBUTE = `\\s${NAME}="${TEXT.replace('<>&', '<>&"')}"`;
const TOKEN = new RegExp(
  `<(/?)(${NAME})((?:${ATTRIBUTE})*)(/?)>|(${TEXT.replace(')*', ')+')})`,
  'y',
);
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Fails unless a text is a well-formed document of elements, attributes and text. */
export function assertWellFormed(xml: string): void {
  assert.ok(xml.startsWith(DECLARATION), 'the declaration');
  assert.ok(xml.isWellFormed(), 'lone surrogates');
  const body = xml.slice(DECLARATION.length).trimEnd();
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(body);
    assert.ok(found, `not well-formed at ${body.slice(at, at + 80)}`);
    const [, slash, name, attributes = '', empty, text] = found;
    if (text !== undefined || name === undefined) {
      assert.ok(open.length > 0, 'text outside the root');
      continue;
    }
    const names = [...attributes.matchAll(/\s([\w:.-]+)="/g)].map(([, each]) => each);
    assert.equal(new Set(names).size, names.length, `an attribute twice: ${found[0]}`);
    if (slash) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
    assert.ok(open.length > 0 || TOKEN.lastIndex === body.length, 'more than one root');
  }
  assert.deepEqual(open, []);
}
