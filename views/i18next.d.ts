import type common from '../locales/nl/common.json';

/** Keys and placeholders of `t` are checked against the Dutch words (the other languages by test). */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common };
  }
}
