import { DemandForm } from '../../../client/islands/DemandForm.tsx';
import type { LeadFormProps } from '../../../client/forms/LeadFormFrame.tsx';
import type { DemandControls } from '../../../client/forms/demand-controls.ts';
import type { FormHead } from '../../domain/forms/form-head.ts';
import { demandScales } from '../../domain/site/demand-budget.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { InfoBlocks } from '../../ui/contact/InfoBlocks.tsx';
import { Island } from '../../ui/Island.tsx';
import { regionPickerTexts } from '../../ui/list/region-choice.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { siteFormProps } from '../site-form-props.ts';
import { demandPlaces } from './demand-places.ts';

interface Props {
  ctx: PageContext;
  form: 'demand' | 'demand-wizard';
  head: FormHead;
}

/**
 * A demand, beside the info blocks of its page. From the second step of a wizard on, only the form
 * is shown.
 */
export function DemandSection({ ctx, form, head }: Props) {
  const { origin, subject } = ctx;
  const { list = [] } = subject.page.params.layoutConfig ?? {};
  const props = siteFormProps(ctx, form);
  const isBegun = ctx.form?.form === form && ctx.form.step > 1;
  const title = shownText(head.title, ctx);
  const Title = `h${head.level}` as const;
  const level = head.level === 1 ? 2 : 3;
  const blocks = isBegun ? [] : list;
  return (
    <section className={blocks.length > 0 ? 'form-columns has-blocks' : 'form-columns'}>
      <div className="form-ask">
        {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
        {!isBegun && (
          <RichText {...shownText(head.description, ctx)} level={level} origin={origin} />
        )}
        {props && (
          <Island
            ctx={ctx}
            of={DemandForm}
            props={{ ...props, demand: controlsOf(ctx, props) }}
            when="interaction"
          />
        )}
      </div>
      <InfoBlocks ctx={ctx} blocks={blocks} level={level} />
    </section>
  );
}

function controlsOf(ctx: PageContext, { fields }: Pick<LeadFormProps, 'fields'>): DemandControls {
  const { t, locale, data, site } = ctx;
  const hasPlaces = fields.some(({ type }) => type === 'places');
  return {
    locale,
    scales: demandScales(site.info.demand),
    budgetTexts: { min: t('forms.fields.PriceMin'), max: t('forms.fields.PriceMax') },
    regionTexts: regionPickerTexts(ctx),
    places: hasPlaces ? demandPlaces(data) : [],
  };
}
