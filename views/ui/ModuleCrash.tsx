import type { PageContext } from '../page-context.ts';

/** Shown instead of a module that crashed (spec section 8). */
export function ModuleCrash({ ctx }: { ctx: PageContext }) {
  return (
    <p className="module-crash" role="alert">
      {ctx.t('error.module')}
    </p>
  );
}
