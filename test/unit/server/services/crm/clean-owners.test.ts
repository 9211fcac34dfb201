import assert from 'node:assert/strict';
import { cleanOwners } from '../../../../../server/services/crm/clean-owners.ts';
import type { OwnerPort } from '../../../../../server/services/crm/owner-port.ts';
import type { History } from '../../../../../views/domain/owner/history.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';

const HTML = '<p>Tuin <script>alert(1)</script>&amp; <b>terras</b></p>';
const TEXT = 'Tuin & terras';

const history: History = {
  propertyId: 5,
  visitStatistics: [],
  allPropertyTypesStatisticsGraph: {},
  calendarHistories: [
    {
      startTime: '2026-05-06T17:30',
      typeId: 1,
      appointmentName: HTML,
      appointmentType: {},
      appointmentStatus: {},
      comment: HTML,
      contactIdent: ' ',
    },
  ],
  mediaOnlineHistories: [{ date: '2026-05-04', typeName: {}, mediaName: HTML, content: '<br>' }],
  automaticHistories: [
    { date: '2026-05-04', typeName: {}, typeId: 4, subject: HTML, contactIdent: 'A. Maes' },
  ],
  documents: [{ fileName: 'a.pdf', comment: { nl: HTML } }],
};

const port: OwnerPort = {
  signIn: async () => undefined,
  standing: async () => ({}),
  homes: async () => [{ ...sampleProperty({ title: { nl: HTML } }), publishAddress: false }],
  history: async () => history,
  graphs: async () => new Map(),
  document: async () => undefined,
  check: async () => [],
};

describe('what a CRM says to an owner', () => {
  it('is plain text wherever the CRM keeps HTML', async () => {
    const clean = await cleanOwners(port).history({ id: 8, propertyIds: [5] }, 5);
    const [appointment] = clean?.calendarHistories ?? [];
    assert.equal(appointment?.appointmentName, TEXT);
    assert.equal(appointment?.comment, TEXT);
    assert.equal(appointment?.contactIdent, undefined);
    assert.equal(clean?.mediaOnlineHistories[0]?.mediaName, TEXT);
    assert.equal(clean?.mediaOnlineHistories[0]?.content, undefined);
    assert.equal(clean?.automaticHistories[0]?.subject, TEXT);
    assert.equal(clean?.automaticHistories[0]?.contactIdent, 'A. Maes');
    assert.deepEqual(clean?.documents, [{ fileName: 'a.pdf', comment: { nl: TEXT } }]);
  });

  it('keeps the unpublished fields of a home', async () => {
    const [home] = (await cleanOwners(port).homes({ id: 8, propertyIds: [5] })) ?? [];
    assert.deepEqual(home?.title, { nl: TEXT });
    assert.equal(home?.street, 'Kerkstraat');
    assert.equal(home?.publishAddress, false);
  });
});
