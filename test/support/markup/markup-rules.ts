import type { ConfigData } from 'html-validate';
import { TITLE_LENGTH } from '../../../views/subjects/title-length.ts';

/** Rules of how React writes HTML, which means the same. */
const WAYS_OF_WRITING = {
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
} as const;

/** Characters of the demo agency's name, with the dot before it. */
const MAX_NAME = 16;

/**
 * The rules of html-validate for every page: the recommended ones, those for documents and those for
 * accessibility. Each that is changed has its reason.
 */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    ...WAYS_OF_WRITING,
    // React's own ids begin with a line; style sheets name none of them.
    'valid-id': ['error', { relaxed: true }],
    // The consent sheet stands before the page, so that the keyboard reaches it first.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // A field may have several values: of boxes, of hidden fields, of a list and a text.
    'form-dup-name': 'off',
    // Suggestions are no select; a print sheet repeats the heading of the page as one of its own.
    'prefer-native-element': ['error', { exclude: ['listbox', 'heading', 'region'] }],
    // Lists of facts may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // What a home is and where is worth more than a short title; the agency's name follows it.
    'long-title': ['error', { maxlength: TITLE_LENGTH + MAX_NAME }],
    // Style sheets keep a number in one line; with text twice as large it may break.
    'tel-non-breaking': 'off',
  },
};
