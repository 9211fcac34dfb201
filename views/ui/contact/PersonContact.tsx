import { functionLines } from '../../domain/text/function-text.ts';
import { formatIpi } from '../../domain/format/ipi.ts';
import { phoneOf } from '../../domain/format/phone.ts';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  ctx: PageContext;
  person: Manager;
}

/** Function, BIV number, phones and e-mail of a person (spec section 3). */
export function PersonContact({ ctx, person }: Props) {
  const ipi = formatIpi(person.ipi);
  const phones = [phoneOf(person.directPhone), phoneOf(person.mobilePhone)];
  return (
    <div className="person-contact">
      {functionLines(person.function, ctx.locale).map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
      {ipi !== undefined && (
        <p className="quiet numerals">{ctx.t('manager.biv', { number: ipi })}</p>
      )}
      <ul className="contact-ways">
        {phones.map(
          (phone) =>
            phone && (
              <li key={phone.href}>
                <a className="numerals" href={phone.href}>
                  <Icon name="phone" />
                  {phone.text}
                </a>
              </li>
            ),
        )}
        {person.email !== undefined && (
          <li>
            <a href={`mailto:${person.email}`}>
              <Icon name="mail" />
              <span>{person.email}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
