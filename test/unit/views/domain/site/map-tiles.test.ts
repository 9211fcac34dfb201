import assert from 'node:assert/strict';
import { mapTilesSchema, tileOrigin } from '../../../../../views/domain/site/map-tiles.ts';

const attribution = { text: 'Map data of somebody' };
const accepts = (tiles: string) => mapTilesSchema.safeParse({ tiles, attribution }).success;

describe('the map in site.json', () => {
  it('takes tiles of the site itself and of a host over https', () => {
    assert.ok(accepts('/own/{z}/{x}/{y}.png'));
    assert.ok(accepts('https://tiles.example.org/{lang}/{z}/{x}/{y}.png?key=1'));
  });

  it('refuses what would not work or not be safe', () => {
    for (const tiles of [
      'https://tiles.example.org/{z}/{x}.png',
      'https://{s}.example.org/{z}/{x}/{y}.png',
      'https://{z}.example.org/{x}/{y}.png',
      'https://me:secret@tiles.example.org/{z}/{x}/{y}.png',
      'http://tiles.example.org/{z}/{x}/{y}.png',
      '//tiles.example.org/{z}/{x}/{y}.png',
      'javascript:alert({z}{x}{y})',
      'tiles/{z}/{x}/{y}.png',
    ]) {
      assert.ok(!accepts(tiles), tiles);
    }
    assert.ok(!mapTilesSchema.safeParse({ tiles: '/{z}/{x}/{y}.png' }).success);
  });

  it('tells the origin that browsers will ask, unless it is the site', () => {
    const foreign = { tiles: 'https://tiles.example.org:8443/{z}/{x}/{y}.png' };
    assert.equal(tileOrigin(foreign), 'https://tiles.example.org:8443');
    assert.equal(tileOrigin(foreign, 'https://tiles.example.org:8443'), undefined);
    assert.equal(tileOrigin({ tiles: '/own/{z}/{x}/{y}.png' }), undefined);
    assert.equal(tileOrigin(undefined), undefined);
  });
});
