import assert from 'node:assert/strict';
import path from 'node:path';
import { inspect } from 'node:util';
import { agencyInFiles } from '../../../server/crm/emulator/demo-agency.ts';
import { CrmRefusal } from '../../../server/crm/http/wire-answer.ts';
import { UnclearRefusal } from '../../../server/crm/owner-port.ts';
import type { WireOptions } from '../../../server/crm/wire-options.ts';
import { ownerContract } from '../owner-contract.ts';
import { ownerFolder } from '../owner-folder.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

ownerContract('the HTTP adapter', async () => {
  const { folder, setDetails, removeHome } = await ownerFolder();
  const documents = path.join(folder.dir, 'owners/documents');
  const crm = await emulatedCrm(await agencyInFiles(folder.dir), { documents });
  const { agency, emulator, close } = crm;
  const open = async () => crm.open().owners;
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

describe('signing in to a CRM on the wire', () => {
  let crm: EmulatedCrm;
  beforeEach(async () => {
    crm = await emulatedCrm();
  });
  afterEach(() => crm.close());

  const signIn = (code: number | undefined, options?: Partial<WireOptions>) => {
    crm.emulator.wrongPasswordCode = code;
    return crm.open(options).owners.signIn('an@mail.example', 'wrong', 'nl');
  };

  it('is a wrong password by the codes that say so', async () => {
    for (const code of [401, 404]) assert.equal(await signIn(code), undefined);
    const options = { wrongPasswordCodes: [0, 603] };
    for (const code of [undefined, 0, 603]) assert.equal(await signIn(code, options), undefined);
  });

  it('is closed by any other, and names neither e-mail nor password', async () => {
    for (const code of [undefined, 0, 500, 603]) {
      const error: unknown = await signIn(code).catch((thrown: unknown) => thrown);
      assert.ok(error instanceof UnclearRefusal, `${code}`);
      assert.doesNotMatch(inspect(error, { depth: 9 }), /an@mail|wrong/);
    }
  });

  it('is closed while the CRM does not know the customer, which is nobody’s attempt', async () => {
    crm.emulator.fault = 'bad-credentials';
    const error: unknown = await signIn(401).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof CrmRefusal);
  });
});
