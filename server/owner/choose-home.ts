import { readSection, SECTION_PARAMETER } from '../../views/domain/history/sections.ts';
import { withSection } from '../../views/routing/owner-path.ts';
import { redirect } from '../http/redirect.ts';
import { fieldOf } from '../routes/form-body.ts';
import { askCrm } from './ask-crm.ts';
import type { OwnerExchange } from './owner-answer.ts';
import type { SignInOptions } from './sign-in.ts';

/** Keeps in the session which of their homes an owner wants to read about; no other id is kept. */
export async function chooseHome(
  { req, res, asked }: OwnerExchange,
  { owners }: SignInOptions,
): Promise<void> {
  const owner = owners.sessions.ownerOf(req);
  const homes = owner && (await askCrm(owners.timers, (signal) => owners.crm.homes(owner, signal)));
  const wanted = fieldOf(req.body, 'home');
  const home = homes?.find(({ id }) => String(id) === wanted);
  const section = readSection(fieldOf(req.body, SECTION_PARAMETER));
  if (!owner || !home || !asked.history) {
    return redirect(res, 303, withSection(asked.login.pagePath, section));
  }
  owner.propertyId = home.id;
  await owners.sessions.save(req);
  redirect(res, 303, withSection(asked.history.pagePath, section));
}
