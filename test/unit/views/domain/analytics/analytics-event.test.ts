import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  conversion,
  formSubmission,
  pageView,
} from '../../../../../views/domain/analytics/analytics-event.ts';

describe('events for analytics', () => {
  it('name the category Forms and the form of what was sent', () => {
    const { name, parameters } = formSubmission('Contact');
    assert.equal(name, 'form_submission');
    assert.deepEqual(parameters, { category: 'Forms', label: 'Contact' });
  });

  it('tell of a page its path and the campaign, and nothing that was typed', () => {
    const url = 'https://site.example/nl/zoeken?q=Jan+Peeters&utm_source=mail#x';
    assert.deepEqual(pageView(url, 'Zoeken').parameters, {
      page_location: 'https://site.example/nl/zoeken?utm_source=mail',
      page_title: 'Zoeken',
    });
    const plain = pageView('https://site.example/nl?page=2', '');
    assert.equal(plain.parameters['page_location'], 'https://site.example/nl');
  });

  it('carry conversion data that is an object in JSON', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(data, (value) => {
        const json = JSON.stringify(value);
        assert.deepEqual(conversion(json)?.parameters, JSON.parse(json));
      }),
    );
  });

  it('drop conversion data that is no JSON, without a word', () => {
    for (const json of ['', '{', "{'a': 1}", 'undefined', '1', '"a"', 'null', '[]', '{}}']) {
      assert.equal(conversion(json), undefined, json);
    }
    fc.assert(fc.property(fc.string(), (text) => void conversion(text)));
  });
});
