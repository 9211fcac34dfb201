import type { SignInPage } from '../../domain/owner/owner-page.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { OwnerHomes } from './OwnerHomes.tsx';
import type { Content } from './schema.ts';
import { SignIn } from './SignIn.tsx';

/** Shown if the page is rendered without an owner: a preview, a state. */
const NOBODY: SignInPage = { kind: 'sign-in', email: '', missing: [], isLocal: true };

/** The sign-in (spec section 2), and the homes of an owner who has signed in. */
export const OwnerLogin: ModuleComponent<Content> = ({ ctx, content }) => {
  const page = ctx.owner ?? NOBODY;
  if (page.kind === 'homes') return <OwnerHomes ctx={ctx} page={page} />;
  if (page.kind !== 'sign-in') return null;
  return (
    <div className="sign-in">
      <SignIn ctx={ctx} page={page} />
      {content.demo && page.isLocal && <DemoAccounts ctx={ctx} demo={content.demo} />}
    </div>
  );
};
