import { historyOf, historyTypesSchema } from '../../../server/services/crm/demo/owner.ts';
import { crmContract, PERSON } from '../catalogue-contract.ts';
import { leadContract } from '../lead-contract.ts';
import { EMAIL, ownerContract, PASSWORD, SERIES } from '../owner-contract.ts';
import { PERSON as MANAGER, sampleHome, TYPES, written } from '../owner-folder.ts';
import { projectContract } from '../project-contract.ts';
import { memoryCrm, type MemoryContent } from './memory-crm.ts';

const holding = (content: Partial<MemoryContent>): MemoryContent => ({
  homes: [],
  projects: [],
  people: [PERSON],
  owners: [],
  leads: new Map(),
  isDown: false,
  ...content,
});
const close = async () => {};
const unreachable = async () => memoryCrm(holding({ isDown: true })).catalogue;

crmContract('an adapter in memory', async () => ({
  holding: async (homes) => memoryCrm(holding({ homes })).catalogue,
  unreachable,
  close,
}));

projectContract('an adapter in memory', async () => ({
  holding: async (projects) => memoryCrm(holding({ projects })).catalogue,
  unreachable,
  close,
}));

leadContract('an adapter in memory', async () => {
  const content = holding({});
  return {
    open: async () => memoryCrm(content).leads,
    leads: async () => [...content.leads.values()],
    broken: async () => memoryCrm(holding({ isDown: true })).leads,
    close,
  };
});

ownerContract('an adapter in memory', async () => {
  const content = agencyWithOwners();
  const open = async () => memoryCrm(content).owners;
  return {
    open,
    async setDetails(text) {
      content.owners[0]!.histories[0]!.details = text ?? '';
    },
    async removeHome() {
      content.homes = content.homes.filter(({ id }) => id !== 6);
    },
    broken: () => {
      content.isDown = true;
      return open();
    },
    close,
  };
});

function agencyWithOwners(): MemoryContent {
  const historyAt = (propertyId: number, ...fileNames: string[]) => {
    const documents = fileNames.map((fileName) => ({ fileName }));
    const home = { ...sampleHome, propertyId, documents };
    const { allPropertyTypesStatisticsGraph: _graph, ...history } = historyOf(
      home,
      historyTypesSchema.parse(TYPES),
    );
    return { ...history, details: JSON.stringify([SERIES]) };
  };
  const an = { id: 8, firstName: 'An', name: 'Maes', email: EMAIL, language: 'nl' } as const;
  const bo = { ...an, id: 9, firstName: 'Bo', email: 'bo@mail.example' };
  return holding({
    homes: [written(5, 0), written(6, 3), written(7, 1)],
    people: [MANAGER],
    owners: [
      {
        owner: { ...an, propertyIds: [5, 6] },
        password: PASSWORD,
        histories: [historyAt(5, '5-mandaat.pdf', '5-lost.pdf'), historyAt(6)],
        files: { '5-mandaat.pdf': 'mandate' },
      },
      {
        owner: { ...bo, propertyIds: [7] },
        password: 'battery staple',
        histories: [historyAt(7, '7-mandaat.pdf')],
        files: { '7-mandaat.pdf': 'of Bo' },
      },
    ],
  });
}
