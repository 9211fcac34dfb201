import path from 'node:path';
import { agencyInFiles } from '../../../server/crm/emulator/demo-agency.ts';
import { HttpOwners } from '../../../server/crm/http/http-owners.ts';
import { ownerContract } from '../owner-contract.ts';
import { ownerFolder } from '../owner-folder.ts';
import { emulatedCrm } from './emulated-crm.ts';

ownerContract('the HTTP adapter', async () => {
  const { folder, setDetails, removeHome } = await ownerFolder();
  const { agency, emulator, calls, close } = await emulatedCrm(
    await agencyInFiles(folder.dir),
    path.join(folder.dir, 'owners/documents'),
  );
  const open = async () => new HttpOwners(calls, emulator.config);
  const renew = async () => agency.replace(await agencyInFiles(folder.dir), 0);
  return {
    open,
    async setDetails(details) {
      await setDetails(details);
      await renew();
    },
    async removeHome() {
      await removeHome();
      await renew();
    },
    broken() {
      emulator.fault = 'garbage';
      return open();
    },
    async close() {
      await close();
      await folder.close();
    },
  };
});
