import { parseArgs } from 'node:util';
import { type Figure, print } from '../figures.ts';
import { diskFullFigures } from './disk-full.ts';
import { downFigures } from './down.ts';
import { killing } from './killing.ts';
import { untouchedForms } from './untouched-forms.ts';

// npm run bench:faults: what becomes of leads when servers are killed, when the CRM and the mail server
// do not answer, and when the disk is full. Every server is our own, on loopback.

const { kills } = parseArgs({ options: { kills: { type: 'string' } } }).values;

const parts = [
  untouchedForms,
  diskFullFigures,
  downFigures,
  () => killingFigures(Number(kills ?? 100)),
];
for (const part of parts) {
  const figures = await part();
  if (figures.length > 0 && !print(figures)) process.exitCode = 1;
}

async function killingFigures(count: number): Promise<Figure[]> {
  const result = await killing({ kills: count, visitors: 4, pause: 150, isDelivered: true });
  const { submissions, cut, foreign, lost, mostLeads, unsent, sentAgain } = result;
  const name = (what: string) => `${count} times kill -9: ${what}`;
  return [
    {
      name: name('thanked leads lost'),
      value: lost,
      unit: '',
      most: 0,
      note: `of ${submissions}; thanks of other programs: ${foreign}`,
    },
    {
      name: name('leads per submission'),
      value: mostLeads,
      unit: '',
      least: 1,
      most: 1,
      note: `${cut} attempts were cut off`,
    },
    { name: name('mails that never came'), value: unsent, unit: '', most: 0 },
    {
      name: name('mails taken twice with one Message-ID'),
      value: sentAgain,
      unit: '',
      note: 'the server died between the mail server’s yes and its own note of it',
    },
  ];
}
