import assert from 'node:assert/strict';
import fc from 'fast-check';
import { embedOf } from '../../../../../views/domain/property/video-url.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const FACEBOOK = 'https://www.facebook.com/plugins/video.php?href=';

const EMBEDS: readonly [string, string][] = [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['http://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc'],
  [
    'http://www.facebook.com/agency/videos/123/',
    `${FACEBOOK}https%3A%2F%2Fwww.facebook.com%2Fagency%2Fvideos%2F123%2F`,
  ],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
  ['https://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc'],
  [
    'https://www.facebook.com/agency/videos/123/',
    `${FACEBOOK}https%3A%2F%2Fwww.facebook.com%2Fagency%2Fvideos%2F123%2F`,
  ],
  [
    'https://www.facebook.com/share/v/1AbC/',
    `${FACEBOOK}https%3A%2F%2Fwww.facebook.com%2Fshare%2Fv%2F1AbC%2F`,
  ],
  ...[
    'https://www.facebook.com/watch/live/?v=123',
    'https://www.facebook.com/watch/live?ref=search&v=123',
    'https://www.facebook.com/video.php?v=123',
    'https://www.facebook.com/video/video.php?v=123',
    'https://m.facebook.com/watch/?v=123',
    'https://nl-nl.facebook.com/agency/videos/123/',
  ].map((link): [string, string] => [link, FACEBOOK + encodeURIComponent(link)]),
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/groups/homes/videos/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/showcase/12/video/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://vimeo.com/showcase/12/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
  ['https://fb.watch/abc-1/', `${FACEBOOK}https%3A%2F%2Ffb.watch%2Fabc-1%2F`],
];

const LINKS = [
  '',
  'x',
  'javascript:alert(1)//youtube.com',
  'http://www.youtube.com:8080/watch?v=dQw4w9WgXcQ',
  'ftp://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://me@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ12',
  'https://www.youtube.com/@agency',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://notyoutu.be/dQw4w9WgXcQ',
  'https://vimeo.com/agency',
  'https://evilmatterport.com/show/?m=abc',
  'https://matterport.com.evil.example/show',
  'https://www.facebook.com/agency',
  'https://www.facebook.com/watch/live/',
  'https://www.facebook.com/video.php?v=all',
  'https://evil.facebook.com.example/video.php?v=123',
  'https://evil-site.facebook.com/video.php?v=123',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/channels/76979871',
];

describe('a link to a video or a tour', () => {
  for (const [link, url] of EMBEDS) {
    it(`${link} can be embedded`, () => assert.equal(embedOf(link)?.url, url));
  }

  for (const link of LINKS) {
    it(`"${link}" cannot be embedded`, () => assert.equal(embedOf(link), undefined));
  }

  it('is never framed from anyone but the providers', () => {
    const host = fc.oneof(
      fc.domain(),
      fc.constantFrom('youtu.be', 'vimeo.com', 'a.matterport.com'),
    );
    fc.assert(
      fc.property(host, fc.webPath(), fc.string(), (domain, path, rest) => {
        const embed = embedOf(`https://${domain}${path}${rest}`);
        if (!embed) return;
        const { protocol, hostname } = new URL(embed.url);
        assert.equal(protocol, 'https:');
        assert.match(
          hostname,
          /^(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.facebook\.com|([\w-]+\.)*matterport\.com)$/,
        );
      }),
    );
  });
});
