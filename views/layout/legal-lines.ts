import { formatIpi } from '../domain/format/ipi.ts';
import { nameText } from '../domain/text/shown-text.ts';
import type { SharedContext } from '../page-context.ts';

/**
 * The lines that the law requires at the foot of every page (docs/facts.md, "What a Belgian
 * property ad shows"); phone and e-mail are links beside them. The first office is the seat.
 */
export function legalLines(ctx: Pick<SharedContext, 't' | 'site' | 'locale'>): string[] {
  const { t, site } = ctx;
  const { legal, offices } = site.info;
  const text = (value: typeof legal.institute) => nameText(value, ctx);
  const seat = offices[0];
  const street = seat && `${text(seat.street)} ${seat.houseNumber}`;
  const town = seat && `${seat.zip} ${text(seat.city)}`;
  return [
    [legal.companyName, street, town].filter(Boolean).join(', '),
    t('footer.companyNumber', { number: legal.companyNumber }),
    t('footer.vat', { number: legal.vatNumber }),
    t('footer.professional', {
      title: text(legal.professionalTitle),
      number: formatIpi(legal.ipiNumber),
    }),
    t('footer.institute', { institute: text(legal.institute) }),
    t('footer.recognition', { country: text(legal.recognitionCountry) }),
    t('footer.insurance', { insurer: legal.insurer, policy: legal.insurancePolicy }),
  ];
}
