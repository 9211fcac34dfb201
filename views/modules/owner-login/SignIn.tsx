import { phoneOf } from '../../domain/format/phone.ts';
import { SECTION_PARAMETER } from '../../domain/history/sections.ts';
import {
  isCalm,
  isRefused,
  type SignInField,
  type SignInPage,
} from '../../domain/owner/owner-page.ts';
import { HOME_PARAMETER } from '../../routing/owner-path.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';

interface Props {
  ctx: PageContext;
  page: SignInPage;
}

/** E-mail and password, posted to the page itself; errors are summed up above, as of every form. */
export function SignIn({ ctx, page }: Props) {
  const { t, links, site } = ctx;
  const { notice } = page;
  const phone = phoneOf(site.info.phone);
  return (
    <section className="sign-in-form">
      <h1>{t('owner.login.title')}</h1>
      <p>{t('owner.login.text')}</p>
      {notice && isCalm(notice) && (
        <p className="sign-in-calm" role="status">
          {t(`owner.login.notice.${notice}`)}
        </p>
      )}
      <Summary ctx={ctx} page={page} />
      <form className="form" method="post" action={links.page('login')} noValidate>
        {page.section && <input type="hidden" name={SECTION_PARAMETER} value={page.section} />}
        {page.home !== undefined && <input type="hidden" name={HOME_PARAMETER} value={page.home} />}
        <div className="form-grid">
          <Field ctx={ctx} page={page} name="email" />
          <Field ctx={ctx} page={page} name="password" />
        </div>
        <button className="button form-submit" type="submit">
          {t('owner.login.submit')}
        </button>
      </form>
      <p className="quiet">{t('owner.login.forgotten', { agency: site.info.name })}</p>
      {phone && <PhoneButton phone={phone} />}
    </section>
  );
}

const SUMMARY = 'owner-summary';

/** What is wrong, with a link to each field that may be; it has the focus when the page comes back. */
function Summary({ ctx: { t }, page }: Props) {
  const { notice, missing } = page;
  const isSaid = notice !== undefined && !isCalm(notice);
  if (!isRefused(page)) return null;
  const fields = FIELDS.filter((name) => isWrong(page, name));
  const missingText = (number: number) =>
    number === 1 ? t('forms.oneFault') : t('forms.someFaults', { number });
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
    <div className="form-summary" id={SUMMARY} tabIndex={-1} role="alert" autoFocus>
      <p className="form-summary-title">
        {isSaid ? t(`owner.login.notice.${notice}`) : missingText(missing.length)}
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map((name) => (
            <li key={name}>
              <a href={`#owner-${name}`}>
                {missing.includes(name)
                  ? t(`owner.login.missing.${name}`)
                  : t(`owner.login.fields.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const FIELDS = ['email', 'password'] as const;

/** A field that is empty, or one of the two that are not right together. */
function isWrong({ missing, notice }: SignInPage, name: SignInField): boolean {
  return missing.includes(name) || notice === 'failed';
}

function Field({ ctx: { t }, page, name }: Props & { name: SignInField }) {
  const isMissing = page.missing.includes(name);
  const isFailed = isWrong(page, name);
  const id = `owner-${name}`;
  return (
    <div className={`form-field form-span-12${isFailed ? ' form-field-failed' : ''}`}>
      <label htmlFor={id}>{t(`owner.login.fields.${name}`)}</label>
      <input
        id={id}
        name={name}
        type={name}
        autoComplete={name === 'email' ? 'username' : 'current-password'}
        defaultValue={name === 'email' ? page.email : undefined}
        aria-required
        {...(isFailed && {
          'aria-invalid': true,
          'aria-describedby': isMissing ? `${id}-fault` : SUMMARY,
        })}
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
