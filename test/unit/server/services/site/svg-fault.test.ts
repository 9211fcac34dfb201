import assert from 'node:assert/strict';
import fc from 'fast-check';
import { svgFault } from '../../../../../server/services/site/brand/svg-fault.ts';
import { svgSize } from '../../../../../server/services/site/brand/svg-size.ts';

const svg = (content: string, root = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${content}\n</svg>`;

const REFUSED: Readonly<Record<string, RegExp>> = {
  '<script>alert(1)</script>': /has <script>/,
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>': /has <svg:script>/,
  '<g><foreignObject width="9" height="9"/></g>': /has <foreignObject>/,
  '<animate attributeName="href" to="x"/>': /has <animate>/,
  '<rect onload="alert(1)"/>': /has the script "onload"/,
  '<image href="https://elsewhere.example/a.png"/>':
    /refers to "https:\/\/elsewhere\.example\/a\.png"/,
  '<use xlink:href="other.svg#a"/>': /refers to "other\.svg#a"/,
  '<a href="javascript:alert(1)"><rect/></a>': /refers to "javascript:alert\(1\)"/,
  '<image href="data:image/svg+xml;base64,AAAA"/>': /refers to "data:image\/svg/,
  '<rect fill="url(https://elsewhere.example/#a)"/>': /refers to "https:/,
  '<rect style="background:url( \'x.png\' )"/>': /refers to "x\.png"/,
  '<style>@import "x.css";</style>': /imports a style sheet/,
  '<style><![CDATA[a{background:url(//elsewhere.example)}]]></style>': /refers to "\/\//,
  '<style>a{background:\\75rl(x)}</style>': /backslash/,
};

describe('svgFault', () => {
  for (const [content, reason] of Object.entries(REFUSED)) {
    it(`refuses ${content}, and says in which line`, () => {
      const fault = svgFault(svg(`<rect/>\n${content}`));
      assert.match(fault?.reason ?? '', reason);
      assert.equal(fault?.line, 3);
    });
  }

  it('refuses a style sheet by instruction, and entities', () => {
    assert.match(
      svgFault(`<?xml-stylesheet href="x.css"?>${svg('')}`)?.reason ?? '',
      /style sheet/,
    );
    const entity = '<!DOCTYPE svg [<!ENTITY a "b">]>';
    assert.match(svgFault(entity + svg(''))?.reason ?? '', /entities/);
  });

  it('takes what drawing programs write', () => {
    const drawing = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(`<title>Onder de linden</title><defs><linearGradient id="a"/></defs>
<style>.a{fill:url(#a)} .b{fill:url("#a")}</style><use xlink:href="#b"/>
<image href="data:image/png;base64,iVBORw0KGgo="/><path id="b" style="fill:#fff" d="M0 0h9"/>`)}`;
    assert.equal(svgFault(drawing), undefined);
  });

  it('finds a script wherever it stands, however it is written', () => {
    const padding = fc.constantFrom(
      '',
      '<g>',
      '<!-- < -->',
      '<![CDATA[<]]>',
      '&amp;',
      '<path d="M0"/>',
    );
    const script = fc.constantFrom('<script/>', '<SCRIPT>1</SCRIPT>', '<a:Script href="x"/>');
    fc.assert(
      fc.property(fc.array(padding), script, (before, found) => {
        assert.match(svgFault(svg(before.join('') + found))?.reason ?? '', /script/i);
      }),
    );
  });
});

describe('svgSize', () => {
  it('is its width and height in pixels, else that of its view box', () => {
    assert.deepEqual(svgSize(svg('', 'width="120px" height="40" viewBox="0 0 3 1"')), {
      width: 120,
      height: 40,
    });
    assert.deepEqual(svgSize(svg('', 'width="100%" viewBox="0,0 30.5 10"')), {
      width: 30.5,
      height: 10,
    });
  });

  it('is unknown without either, and of what is no SVG', () => {
    assert.equal(svgSize(svg('', '')), undefined);
    assert.equal(svgSize(svg('', 'viewBox="0 0 0 10"')), undefined);
    assert.equal(svgSize('<html width="3" height="3"/>'), undefined);
    assert.equal(svgSize('not a drawing'), undefined);
  });
});
