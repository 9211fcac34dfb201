import assert from 'node:assert/strict';
import { load } from 'cheerio';

/** Matches an element or URL of the attack that is in the page as markup. */
export const MARKED =
  '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></script><script>alert(1)</script>';

/** Checks that a page whose texts are attacks contains no element but the site's own. */
export function assertOnlyOurs(html: string, at: string): void {
  assert.ok(!html.includes('<img src=x') && !html.includes('<script>alert'), at);
  const $ = load(html);
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    for (const [name, value] of Object.entries(element.attribs)) {
      assert.ok(!/^on|^style$|^srcdoc$/i.test(name), `${at}: ${element.name} ${name}`);
      if (!/^(href|src|action|formaction|xlink:href|data|poster)$/.test(name)) continue;
      assert.match(value, /^(#|\/(?!\/)|https?:|mailto:|tel:|$)/, `${at}: ${element.name} ${name}`);
      assert.ok(!/^https?:\/\/evil\.example/.test(value), `${at}: ${value}`);
    }
  }
  const scripts = $('script')
    .toArray()
    .map(({ attribs }) => attribs);
  for (const { src, type } of scripts) {
    if (src !== undefined) assert.match(src, /^\/assets\//, at);
    else assert.match(type ?? '', /^(text\/x-component|application\/ld\+json)$/, at);
  }
  assert.equal($('main').find('iframe, object, embed, base, style, form[action^=http]').length, 0);
}
