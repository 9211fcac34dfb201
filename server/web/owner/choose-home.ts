import { readSection, SECTION_PARAMETER } from '../../../views/domain/history/sections.ts';
import { withSection } from '../../../views/routing/owner-path.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { fieldOf } from '../forms/form-body.ts';
import { askCrm } from './ask-crm.ts';
import type { OwnerExchange } from './owner-answer.ts';
import type { SignInOptions } from './sign-in.ts';

/** Stores the chosen home of an owner in the session, if it is one of theirs. */
export async function chooseHome(
  { req, res, request }: OwnerExchange,
  { owners }: SignInOptions,
): Promise<void> {
  const owner = owners.sessions.ownerOf(req);
  const homes = owner && (await askCrm(owners.timers, (signal) => owners.crm.homes(owner, signal)));
  const wanted = fieldOf(req.body, 'home');
  const home = homes?.find(({ id }) => String(id) === wanted);
  const section = readSection(fieldOf(req.body, SECTION_PARAMETER));
  if (!owner || !home || !request.history) {
    return redirect(res, 303, withSection(request.login.pagePath, section));
  }
  owner.propertyId = home.id;
  await owners.sessions.save(req);
  redirect(res, 303, withSection(request.history.pagePath, section));
}
