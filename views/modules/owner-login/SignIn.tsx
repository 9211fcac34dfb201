import { phoneOf } from '../../domain/format/phone.ts';
import { SECTION_PARAMETER } from '../../domain/history/sections.ts';
import type { SignInField, SignInNotice, SignInPage } from '../../domain/owner/owner-page.ts';
import { HOME_PARAMETER } from '../../routing/owner-path.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';

interface Props {
  ctx: PageContext;
  page: SignInPage;
}

/** Notices that are not errors. */
const CALM: readonly SignInNotice[] = ['closed', 'ended', 'signedOut'];

/** E-mail and password, posted to the page itself; errors are shown below the button. */
export function SignIn({ ctx, page }: Props) {
  const { t, links, site } = ctx;
  const { notice } = page;
  const phone = phoneOf(site.info.phone);
  return (
    <section className="sign-in-form">
      <h1>{t('owner.login.title')}</h1>
      <p>{t('owner.login.text')}</p>
      {notice && CALM.includes(notice) && (
        <p className="sign-in-calm" role="status">
          {t(`owner.login.notice.${notice}`)}
        </p>
      )}
      <form className="form" method="post" action={links.page('login')}>
        {page.section && <input type="hidden" name={SECTION_PARAMETER} value={page.section} />}
        {page.home !== undefined && <input type="hidden" name={HOME_PARAMETER} value={page.home} />}
        <div className="form-grid">
          <Field ctx={ctx} page={page} name="email" />
          <Field ctx={ctx} page={page} name="password" />
        </div>
        <button className="button form-submit" type="submit">
          {t('owner.login.submit')}
        </button>
        {notice && !CALM.includes(notice) && (
          <p className="form-fault" role="alert">
            <Icon name="alert" />
            {t(`owner.login.notice.${notice}`)}
          </p>
        )}
      </form>
      <p className="quiet">{t('owner.login.forgotten', { agency: site.info.name })}</p>
      {phone && <PhoneButton phone={phone} />}
    </section>
  );
}

function Field({ ctx: { t }, page, name }: Props & { name: SignInField }) {
  const isMissing = page.missing.includes(name);
  const id = `owner-${name}`;
  return (
    <div className={`form-field form-span-12${isMissing ? ' form-field-failed' : ''}`}>
      <label htmlFor={id}>{t(`owner.login.fields.${name}`)}</label>
      <input
        id={id}
        name={name}
        type={name}
        autoComplete={name === 'email' ? 'username' : 'current-password'}
        defaultValue={name === 'email' ? page.email : undefined}
        required
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
      />
      {isMissing && (
        <p className="form-fault" id={`${id}-fault`}>
          <Icon name="alert" />
          {t(`owner.login.missing.${name}`)}
        </p>
      )}
    </div>
  );
}
