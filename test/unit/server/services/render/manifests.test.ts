import assert from 'node:assert/strict';
import { eachPageScript } from '../../../../../views/domain/page-files/page-scripts.ts';
import { manifests } from '../../../../../server/services/render/bundles.ts';

const browser = {
  boot: 'js/boot.js',
  hydrate: 'js/hydrate.js',
  privatePages: 'js/private-pages.js',
  pageScripts: eachPageScript((name) => `js/${name}.js`),
  thirdPartyLoader: 'js/third-party-loader.js',
  thirdPartyTools: 'js/third-party-tools.js',
  frame: 'js/third-party-frame.js',
  islands: { 'client/islands/A.tsx': { id: 7, chunks: [3, 'js/3.js'], later: {} } },
  reach: {},
};

describe('manifests', () => {
  it('leads from an island to the browser module and its chunks', () => {
    const { clientManifest } = manifests(browser, { 'client/islands/A.tsx': './A.tsx' });
    assert.deepEqual(clientManifest, {
      'client/islands/A.tsx': { id: 7, chunks: [3, 'js/3.js'], name: '*' },
    });
  });

  it('leads from the browser module to the one that renders it to HTML', () => {
    const { consumerManifest } = manifests(browser, { 'client/islands/A.tsx': './A.tsx' });
    assert.deepEqual(consumerManifest.moduleMap[7], {
      '*': { id: './A.tsx', chunks: [], name: '*' },
    });
  });

  it('refuses layers that do not know the same islands', () => {
    assert.throws(() => manifests(browser, {}), /the ssr bundle lacks client\/islands\/A\.tsx/);
  });
});
