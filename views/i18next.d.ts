import type common from '../locales/nl/common.json';

/**
 * Checks keys and placeholders of `t` against the Dutch texts; tests compare the other languages.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common };
  }
}
