import type { ModuleState } from '../module-state.ts';

const title = 'What is wrong with the folder';
const reload = { text: 'Do not reload this page', href: '/problems?reload=off' };

export const states: readonly ModuleState[] = [
  {
    name: 'an error and a warning',
    module: {
      content: {
        title,
        reload,
        problems: [
          {
            level: 'error',
            place: 'site.json: colours.primry',
            reason: 'unknown key; did you mean "primary"?',
            remedy: 'write "primary"',
            href: '/',
          },
          {
            level: 'warning',
            place: 'pictures/a-picture-with-a-name-that-is-longer-than-the-screen-of-a-phone.jpg',
            reason: 'no file of the folder names it',
            remedy: 'name it where it is to be shown, or remove it',
          },
        ],
      },
    },
  },
  { name: 'nothing', module: { content: { title, reload, problems: [] } } },
];
