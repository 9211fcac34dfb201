import type { PageContext } from '../../page-context.ts';

/** What happens after a valuation request. */
export function ValuationSteps({ t }: Pick<PageContext, 't'>) {
  return (
    <>
      <h2>{t('thanks.valuation.heading')}</h2>
      <ol className="thanks-steps">
        <li>{t('thanks.valuation.call')}</li>
        <li>{t('thanks.valuation.visit')}</li>
        <li>{t('thanks.valuation.value')}</li>
      </ol>
    </>
  );
}
