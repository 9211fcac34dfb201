import assert from 'node:assert/strict';
import sharp from 'sharp';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { SiteError } from '../../../../../server/services/site/site-error.ts';
import { inFolder, sampleFiles, type SiteFiles } from './site-files.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9"/></svg>';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h9"/></svg>';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#135' } })
    .png()
    .toBuffer();

async function loaded(settings: object, pictures: SiteFiles) {
  const files: SiteFiles = sampleFiles();
  Object.assign(files['site.json'] as object, settings);
  for (const [name, content] of Object.entries(pictures)) files[`pictures/${name}`] = content;
  const schemas = { text: (await import('zod')).z.unknown() };
  return inFolder(files, async (dir) => loadSite(dir, schemas));
}

async function linesOf(settings: object, pictures: SiteFiles = {}): Promise<string[]> {
  try {
    await loaded(settings, pictures);
    return [];
  } catch (error) {
    assert(error instanceof SiteError);
    return error.problems.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`);
  }
}

describe('the brand of an agency', () => {
  it('has the size of its logos, at URLs that change with their content', async () => {
    const pictures = { 'a.svg': LOGO, 'b.png': await png(300, 60) };
    const logo = { onLight: 'a.svg', onDark: 'b.png' };
    const { site, version, brand } = await loaded({ logo }, pictures);
    const { onLight, onDark } = site.brand?.logo ?? {};
    assert.match(onLight?.url ?? '', /^\/assets\/site\/logo\.[\da-f]{10}\.svg$/);
    assert.deepEqual([onLight?.width, onLight?.height], [120, 40]);
    assert.match(onDark?.url ?? '', /\.png$/);
    assert.deepEqual([onDark?.width, onDark?.height], [300, 60]);
    assert.equal(brand.files.length, 2);
    const changed = await loaded({ logo }, { ...pictures, 'a.svg': LOGO.replace('h9', 'h8') });
    assert.notEqual(changed.version, version);
    assert.notEqual(changed.site.brand?.logo?.onLight.url, onLight?.url);
  });

  it('names every mistake in its files at once', async () => {
    const settings = {
      logo: { onLight: 'a.svg', onDark: 'gone.png' },
      icon: 'small.png',
      sharingPicture: { source: 'small.png', name: {} },
    };
    const pictures = {
      'a.svg': `<svg viewBox="0 0 1 1">\n<script/></svg>`,
      'small.png': await png(300, 300),
    };
    assert.deepEqual(await linesOf(settings, pictures), [
      'pictures/a.svg: line 2: has <script>; save it without',
      'pictures/small.png: : is 300 pixels wide; an icon needs 512, or is an SVG',
      'pictures/small.png: : is 300 by 300 pixels; a sharing picture needs 1200 by 630',
      "site.json: logo.onDark: there is no pictures/gone.png in the agency's folder",
    ]);
  });

  it('refuses a picture that is cut off, too heavy, not square or without a size', async () => {
    const whole = await png(512, 512);
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const pictures = {
      'cut.png': whole.subarray(0, whole.length / 2),
      'heavy.png': noise,
      'wide.svg': LOGO,
      'bare.svg': '<svg/>',
    };
    const reasons = [
      ...(await linesOf({ logo: { onLight: 'heavy.png' }, icon: 'cut.png' }, pictures)),
      ...(await linesOf({ logo: { onLight: 'bare.svg' }, icon: 'wide.svg' }, pictures)),
    ].join('\n');
    assert.match(reasons, /cut\.png: : cannot be read as a picture: /);
    assert.match(
      reasons,
      /heavy\.png: : has \d+ bytes; a logo, which every page shows, has at most/,
    );
    assert.match(reasons, /bare\.svg: : is not an SVG with a viewBox/);
    assert.match(reasons, /wide\.svg: : is 120 by 40; an icon is square/);
  });

  it('takes an SVG or a PNG of 512 pixels as an icon', async () => {
    assert.deepEqual(await linesOf({ icon: 'a.svg' }, { 'a.svg': ICON }), []);
    assert.deepEqual(await linesOf({ icon: 'a.png' }, { 'a.png': await png(512, 512) }), []);
  });

  it('names wrong corners, headers, files and links', async () => {
    const lines = await linesOf({
      cornerRadius: 5,
      header: 'centered',
      icon: '../icon.svg',
      socialLinks: [
        { url: 'https://www.facebook.com/a' },
        { url: 'https://elsewhere.example/a' },
        { url: 'http://x.com/a' },
      ],
    });
    const text = lines.join('\n');
    assert.match(text, /site\.json: cornerRadius: /);
    assert.match(text, /site\.json: header: .*did you mean "centred"\?/);
    assert.match(text, /site\.json: icon: the name of an SVG or PNG file/);
    assert.match(text, /site\.json: socialLinks\[1\]\.name: is missing: the host/);
    assert.match(text, /site\.json: socialLinks\[2\]\.url: /);
    assert.equal(lines.length, 5);
  });

  it('refuses a transparent header that no page has a photograph for', async () => {
    const [line = '', ...others] = await linesOf({ header: 'transparent' });
    assert.match(line, /^site\.json: header: no page begins with a photograph .* write "line"$/);
    assert.deepEqual(others, []);
    assert.deepEqual(await linesOf({ header: 'line' }), []);
  });
});
