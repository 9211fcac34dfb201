import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mapViewValue, readMapView } from '../../../../../views/domain/place/map-view.ts';

describe('the view of a map in the address', () => {
  it('is rounded to a metre and a quarter of a zoom, and moved into range', () => {
    assert.deepEqual(readMapView('50.850341234, 4.351711,12.3'), {
      lat: 50.85034,
      lng: 4.35171,
      zoom: 12.25,
    });
    assert.deepEqual(readMapView('999,-999,99'), { lat: 90, lng: -180, zoom: 22 });
  });

  it('is undefined for anything else', () => {
    for (const text of ['', '1,2', '1,2,3,4', 'x,4,5', '1e3,4,5', 'NaN,1,1', '1,2,Infinity']) {
      assert.equal(readMapView(text), undefined, text);
    }
    fc.assert(fc.property(fc.string(), (text) => void readMapView(text)));
  });

  it('is read back as it was written', () => {
    const degree = fc.double({ min: -200, max: 200, noNaN: true });
    fc.assert(
      fc.property(
        degree,
        degree,
        fc.double({ min: -5, max: 40, noNaN: true }),
        (lat, lng, zoom) => {
          const text = [lat, lng, zoom].map((value) => value.toFixed(8)).join();
          const view = readMapView(text);
          assert.ok(view);
          assert.deepEqual(readMapView(mapViewValue(view)), view);
        },
      ),
    );
  });
});
