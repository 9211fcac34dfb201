import { NUMBER_LOCALE } from './number.ts';

const KILO = 1000;
const WHOLE = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 1 });

/** The texts of documents in the interface, by key. */
export interface Translate {
  (key: 'documents.which'): string;
  (key: 'documents.kilobytes' | 'documents.megabytes', values: { size: string }): string;
}

/** The size of a file: `240 KB`, from a megabyte on `1,2 MB`. */
export function formatBytes(bytes: number, t: Translate): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILO));
  return kilobytes < KILO
    ? t('documents.kilobytes', { size: WHOLE.format(kilobytes) })
    : t('documents.megabytes', { size: TENTHS.format(kilobytes / KILO) });
}
