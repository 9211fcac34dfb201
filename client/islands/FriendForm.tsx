'use client';

import { FORM_NAME, HONEYPOT } from '../../views/domain/forms/form-names.ts';
import type { NetworkNotice } from '../forms/network-notice.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import { NetworkText } from '../forms/NetworkText.tsx';
import { useSending } from '../forms/use-sending.ts';

/** A field of the form, with what was typed and what is wrong with it, in words. */
interface FriendField {
  name: string;
  type: 'text' | 'email';
  label: string;
  autoComplete: string;
  value: string;
  fault?: string;
}

interface Props {
  form: string;
  action: string;
  fields: readonly FriendField[];
  texts: { about: string; send: string; privacy: string; privacyLink: string };
  privacyHref: string | undefined;
  /** Why the form was not accepted. */
  notice?: string;
  network: NetworkNotice;
}

/** Recommends a property or a project to a friend; without a network the page stays. */
export function FriendForm({ form, action, fields, texts, privacyHref, notice, network }: Props) {
  const { stage, isBusy, isOnItsWay, told, send } = useSending();
  const firstFault = fields.find(({ fault }) => fault !== undefined);
  return (
    <form
      className="friend-form"
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        if (!isOnItsWay()) send(event);
      }}
    >
      <p>{texts.about}</p>
      <NetworkText ref={told} className="friend-fault" {...{ stage, network }} />
      {notice !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
        <p className="friend-fault" role="alert" tabIndex={-1} autoFocus>
          {notice}
        </p>
      )}
      {fields.map((field) => (
        <Field key={field.name} {...field} isFocused={field === firstFault} />
      ))}
      <div className="unseen" aria-hidden="true">
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
      </div>
      <input type="hidden" name={FORM_NAME} value={form} />
      <p className="quiet">
        {`${texts.privacy} `}
        {privacyHref !== undefined && <a href={privacyHref}>{texts.privacyLink}</a>}
      </p>
      <button className="button" type="submit" aria-disabled={isBusy}>
        {texts.send}
      </button>
    </form>
  );
}

function Field({
  name,
  type,
  label,
  autoComplete,
  value,
  fault,
  isFocused,
}: FriendField & { isFocused: boolean }) {
  const id = `friend-${name}`;
  return (
    <div className="friend-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        {...{ id, name, type, autoComplete }}
        aria-required
        defaultValue={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
        autoFocus={isFocused}
        {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
      />
      {fault !== undefined && (
        <p className="friend-fault friend-field-fault" id={`${id}-fault`}>
          <Icon name="alert" />
          {fault}
        </p>
      )}
    </div>
  );
}
