import {
  ALL_CAPABILITIES,
  type CrmCapabilities,
  HISTORY_PARTS,
  NO_HISTORY,
} from '../../../server/services/crm/capabilities.ts';
import { historyOf, historyTypesSchema } from '../../../server/services/crm/demo/owner.ts';
import { crmContract, PERSON } from '../catalogue-contract.ts';
import { leadContract, spoken } from '../lead-contract.ts';
import { EMAIL, ownerContract, type OwnerWorld, PASSWORD, SERIES } from '../owner-contract.ts';
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

const NOTHING: CrmCapabilities = {
  owners: false,
  history: NO_HISTORY,
  demands: false,
  knowsEnough: false,
  views: false,
};

for (const [name, capabilities] of [
  ['an adapter in memory', ALL_CAPABILITIES],
  ['one that can do nothing more than it must', NOTHING],
] as const) {
  leadContract(
    name,
    async () => {
      const content = holding({});
      return {
        open: async () => memoryCrm(content, capabilities).leads,
        received: async () => [...content.leads.values()].map(spoken),
        broken: async () => memoryCrm(holding({ isDown: true })).leads,
        close,
      };
    },
    capabilities,
  );
  ownerContract(name, () => memoryOwners(capabilities), capabilities);
}
for (const part of HISTORY_PARTS) {
  const capabilities = {
    ...ALL_CAPABILITIES,
    history: { ...ALL_CAPABILITIES.history, [part]: false },
  };
  ownerContract(`one without ${part}`, () => memoryOwners(capabilities), capabilities);
}

async function memoryOwners(capabilities: CrmCapabilities): Promise<OwnerWorld> {
  const content = agencyWithOwners();
  const open = async () => memoryCrm(content, capabilities).owners;
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
}

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
