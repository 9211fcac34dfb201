import { FriendForm } from '../../../client/islands/FriendForm.tsx';
import { networkNotes } from '../../forms/form-notes.ts';
import { waitText } from '../../domain/format/wait-text.ts';
import { friendFields, TELL_A_FRIEND } from '../../forms/tell-a-friend/friend-fields.ts';
import type { PageContext } from '../../page-context.ts';
import { faultText, formTexts } from '../../ui/form/form-texts.ts';
import { Island } from '../../ui/Island.tsx';

/**
 * A small form that recommends the property or project to a friend (spec section 2). It needs no
 * script; it is open when it is shown again with a fault.
 */
export function TellAFriend({ ctx }: { ctx: PageContext }) {
  const { t, path, links, locale } = ctx;
  const state = ctx.form?.form === TELL_A_FRIEND ? ctx.form : undefined;
  const notice =
    state?.notice === 'tooOften'
      ? t('friend.tooOften', { wait: waitText(state.wait, locale) })
      : state?.notice && t('friend.notStored');
  const fields = friendFields(t).map((field) => {
    const { name, type, label, autoComplete } = field;
    const fault = state?.faults[name];
    const value = state?.values[name] ?? '';
    return {
      name,
      label,
      autoComplete,
      value,
      type: type === 'email' ? ('email' as const) : ('text' as const),
      ...(fault && { fault: faultText(field, fault, formTexts(t, '', [field]), value) }),
    };
  });
  return (
    <details className="friend" id={TELL_A_FRIEND} open={state !== undefined}>
      <summary>{t('friend.title')}</summary>
      <Island
        ctx={ctx}
        of={FriendForm}
        when="interaction"
        props={{
          form: TELL_A_FRIEND,
          action: path,
          fields,
          texts: {
            about: t('friend.text'),
            send: t('friend.send'),
            privacy: t('friend.privacy'),
            privacyLink: t('forms.privacyLink'),
          },
          privacyHref: links.page('privacy'),
          ...(notice !== undefined && { notice }),
          network: networkNotes(ctx),
        }}
      />
    </details>
  );
}
