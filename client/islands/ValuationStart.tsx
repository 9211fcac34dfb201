'use client';

import { START_FIELD, FORM_NAME } from '../../views/domain/forms/form-names.ts';
import type { NetworkNotice } from '../forms/network-notice.ts';
import { NetworkText } from '../forms/NetworkText.tsx';
import { useSending } from '../forms/use-sending.ts';

interface Props {
  /** Page of the valuation. */
  action: string;
  texts: { address: string; submit: string };
  network: NetworkNotice;
}

/**
 * Begins a valuation with the address of a home, which is the first question of the form: it may
 * be left empty here. Without a network the page stays.
 */
export function ValuationStart({ action, texts, network }: Props) {
  const { stage, isBusy, isOnItsWay, told, send } = useSending();
  return (
    <form
      className="valuation-form"
      action={action}
      method="post"
      onSubmit={(event) => {
        if (!isOnItsWay()) send(event);
      }}
    >
      <input type="hidden" name={FORM_NAME} value="valuation" />
      <label className="field">
        <span className="field-label">{texts.address}</span>
        <input className="input" type="text" name={START_FIELD} autoComplete="address-line1" />
      </label>
      <NetworkText ref={told} className="valuation-away" {...{ stage, network }} />
      <button className="button" type="submit" aria-disabled={isBusy}>
        {texts.submit}
      </button>
    </form>
  );
}
