import type { KeyTexts } from './key-texts.ts';

/** What the keys of `pages/*.json` mean, for an agency. */
export const pageTexts: KeyTexts = {
  id: 'A number of your choice; no two pages have the same.',
  parentId: 'The id of the page above it, of which the path becomes the first part of its own.',
  name: 'Its name in the folder, the same as that of its file. Some names have a meaning: see above.',
  status: 'Published, or Draft: then only a preview link shows it.',
  params: 'The page itself.',
  'params.title': 'The title: in the menu, in the browser’s tab and in search engines.',
  'params.description': 'A sentence for search engines, of at most 155 characters.',
  'params.metadata': 'What search engines are told.',
  'params.metadata.robots': 'noindex keeps the page out of search engines.',
  'params.path':
    'Its part of the address, in each language: contact for /en/contact. A language may be left out, title and path together: there the page does not exist.',
  'params.modules': 'What is on the page, from top to bottom.',
  'params.modules[].id': 'A number of your choice; no two modules have the same.',
  'params.modules[].relations': 'Which module it is.',
  'params.modules[].relations.type': 'The kind of module; all are described below.',
  'params.modules[].relations.id': 'For faq: the one category that is shown.',
  'params.modules[].position': 'top, main, aside (beside main on a wide screen) or bottom.',
  'params.modules[].span': 'How many of twelve columns it takes on a wide screen.',
  'params.modules[].sort': 'Its place among the others of its position: small numbers first.',
  'params.modules[].status': 'Draft hides it, without losing it.',
  'params.modules[].numberItemOfRow':
    'How many items stand side by side on a wide screen; only for kinds that say so.',
  'params.modules[].maxItems': 'How many items are shown at most; only for kinds that say so.',
  'params.modules[].content': 'The settings of its kind; see the modules below.',
  'params.layoutConfig': 'How the forms of the page are laid out, and what stands beside them.',
  'params.layoutConfig.fields':
    'The fields of the forms, in order. What is not named stays where it is.',
  'params.layoutConfig.fields[].type': 'For a question of your own: string, number or select.',
  'params.layoutConfig.fields[].name':
    'The name of a field of the form, or for a question of your own its words.',
  'params.layoutConfig.fields[].desktopSpan':
    'How many of twelve columns it takes on a wide screen.',
  'params.layoutConfig.fields[].apiField': 'What the CRM calls a question of your own.',
  'params.layoutConfig.fields[].options': 'The choices of a select.',
  'params.layoutConfig.fields[].options[].value': 'What the CRM gets.',
  'params.layoutConfig.fields[].options[].name': 'What visitors read.',
  'params.layoutConfig.fields[].isRequired': 'Whether a choice must be made.',
  'params.layoutConfig.list': 'Blocks beside the form: a text or an office each.',
  'params.layoutConfig.list[].content': 'A text.',
  'params.layoutConfig.list[].office': 'The id of an office of site.json.',
  'params.layoutConfig.list[].desktopSpan': '6 for half the width, 12 for all of it.',
  'params.layoutConfig.maps': 'Markers on a map below the form; without any there is no map.',
};
