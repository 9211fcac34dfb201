import { FORM_NAME, HONEYPOT } from '../../domain/forms/form-names.ts';
import type { FormField } from '../../domain/forms/form-field.ts';
import { friendFields, TELL_A_FRIEND } from '../../forms/tell-a-friend/friend-fields.ts';
import type { PageContext } from '../../page-context.ts';
import { faultText, formTexts } from '../../ui/form/form-texts.ts';

/**
 * A small form that recommends the property or project to a friend (spec section 2). It needs no
 * script; it is open when it is shown again with a fault.
 */
export function TellAFriend({ ctx }: { ctx: PageContext }) {
  const { t, path, links } = ctx;
  const state = ctx.form?.form === TELL_A_FRIEND ? ctx.form : undefined;
  const privacy = links.page('privacy');
  return (
    <details className="friend" id={TELL_A_FRIEND} open={state !== undefined}>
      <summary>{t('friend.title')}</summary>
      <form className="friend-form" method="post" action={path}>
        <p>{t('friend.text')}</p>
        {state?.notice && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
          <p className="friend-fault" role="alert" tabIndex={-1} autoFocus>
            {t(state.notice === 'tooOften' ? 'friend.tooOften' : 'friend.notStored')}
          </p>
        )}
        {friendFields(t).map((field) => (
          <FriendField key={field.name} ctx={ctx} field={field} />
        ))}
        <div className="unseen" aria-hidden="true">
          <input
            type="text"
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            aria-label={HONEYPOT}
          />
        </div>
        <input type="hidden" name={FORM_NAME} value={TELL_A_FRIEND} />
        <p className="quiet">
          {t('friend.privacy')}{' '}
          {privacy !== undefined && <a href={privacy}>{t('forms.privacyLink')}</a>}
        </p>
        <button className="button" type="submit">
          {t('friend.send')}
        </button>
      </form>
    </details>
  );
}

function FriendField({ ctx, field }: { ctx: PageContext; field: FormField }) {
  const { t, form } = ctx;
  const { name, type, label, autoComplete, maxLength } = field;
  const state = form?.form === TELL_A_FRIEND ? form : undefined;
  const fault = state?.faults[name];
  const id = `friend-${name}`;
  const said = fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` };
  // The first field with a fault.
  const isFirst = state !== undefined && Object.keys(state.faults)[0] === name;
  return (
    <div className="friend-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        type={type === 'email' ? 'email' : 'text'}
        required
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={state?.values[name] ?? ''}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
        autoFocus={isFirst}
        {...said}
      />
      {fault && (
        <p className="friend-fault" id={`${id}-fault`}>
          {faultText(field, fault, formTexts(t, ''))}
        </p>
      )}
    </div>
  );
}
