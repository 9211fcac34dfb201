import { FORM_NAME } from '../../domain/forms/form-names.ts';
import type { ListItem } from '../../domain/list/list-item.ts';
import type { PartyOf } from '../../domain/third-party/third-party.ts';
import { FILLED_ELSEWHERE, VISIT_STEPS } from '../../domain/visit-steps.ts';
import type { PageContext } from '../../page-context.ts';
import { formHref } from '../../routing/form-href.ts';
import { ThirdPartyPlace } from '../../ui/third-party/ThirdPartyPlace.tsx';

interface Props {
  ctx: PageContext;
  party: PartyOf<'form'>;
  about: ListItem;
}

/**
 * The form of a third party that replaces the site's own profile form once it is shown: without
 * consent, or if it fails, the site's form is below (visit-form.css). It sends the page no message,
 * so the visitor confirms that it is filled in.
 */
export function ExternalProfile({ ctx, party, about }: Props) {
  const { t, path, query } = ctx;
  const title = t('visit.profileStep');
  return (
    <>
      <h2 className="visit-elsewhere">{title}</h2>
      <ThirdPartyPlace
        ctx={ctx}
        party={party}
        title={title}
        inLine={{ text: title }}
        item={about}
      />
      <form
        className="visit-elsewhere"
        method="post"
        action={formHref(path, query, VISIT_STEPS.profile)}
      >
        <input type="hidden" name={FORM_NAME} value="visit" />
        <button className="button" type="submit" name={FILLED_ELSEWHERE} value="1">
          {t('visit.filled')}
        </button>
      </form>
    </>
  );
}
