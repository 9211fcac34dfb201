import { agencyEstates } from '../../../server/services/crm/whise-emulator/agency-estates.ts';
import { WHISE_CAPABILITIES } from '../../../server/services/crm/whise/whise-crm.ts';
import { crmContract, type CrmWorld, PERSON } from '../catalogue-contract.ts';
import { leadContract, type LeadWorld, spoken } from '../lead-contract.ts';
import { projectContract, type ProjectWorld } from '../project-contract.ts';
import { emulatedWhise } from './emulated-whise.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
/**
 * Neither plans nor panoramas are marked; representatives have no BIV number; open houses are
 * none.
 */
const LACKING = ['plans', 'panoramas', 'functions', 'openHouses'] as const;

type Content = Parameters<typeof agencyEstates>[0];

/** One Whise, whose estates are replaced. */
async function world() {
  const { emulator, open, close } = await emulatedWhise([], { now: () => NOW });
  const holding = async (content: Partial<Content>) => {
    const estates = agencyEstates({ homes: [], projects: [], people: [PERSON], ...content });
    emulator.estates.replace(estates, NOW);
    return open().catalogue;
  };
  const unreachable = async () => {
    emulator.fault = 'garbage';
    return open().catalogue;
  };
  return { holding, unreachable, close };
}

crmContract(
  'the adapter of Whise',
  async (): Promise<CrmWorld> => {
    const { holding, unreachable, close } = await world();
    return { holding: (homes) => holding({ homes }), unreachable, close };
  },
  LACKING,
);

projectContract(
  'the adapter of Whise',
  async (): Promise<ProjectWorld> => {
    const { holding, unreachable, close } = await world();
    return { holding: (projects) => holding({ projects }), unreachable, close };
  },
  LACKING,
);

leadContract(
  'the adapter of Whise',
  async (): Promise<LeadWorld> => {
    const { emulator, open, close } = await emulatedWhise();
    return {
      open: async () => open({ contactOfficeIds: [9] }).leads,
      received: async () => emulator.contacts.received.map(spoken),
      async broken() {
        emulator.fault = 'garbage';
        return open({ contactOfficeIds: [9] }).leads;
      },
      close,
    };
  },
  WHISE_CAPABILITIES,
);
