import { textOf } from '../../domain/text/multilingual.ts';
import type { PageContext } from '../../page-context.ts';
import type { Content } from './schema.ts';

interface Props {
  ctx: PageContext;
  demo: NonNullable<Content['demo']>;
}

/** The accounts of an invented agency: their passwords only open invented histories. */
export function DemoAccounts({ ctx, demo }: Props) {
  return (
    <aside className="demo-accounts">
      <p>{textOf(demo.note, ctx.locale)}</p>
      <dl>
        {demo.accounts.map(({ email, password, about }) => (
          <div key={email}>
            <dt>{textOf(about, ctx.locale)}</dt>
            <dd>
              <code>{email}</code>
            </dd>
            <dd>
              <code>{password}</code>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
