import type { Page } from '../../../views/domain/site/page.ts';

/** Pages that a site without them gets from the product; their titles are texts of the interface. */
const OWN_PAGES: readonly { name: string; module: string }[] = [
  { name: 'thank-you', module: 'thank-you' },
];

/**
 * The pages of a site, and the product's own in place of those that it has not published: no form
 * ends without thanks.
 */
export function withOwnPages(pages: readonly Page[]): Page[] {
  const free = Math.max(0, ...pages.map(({ id }) => id)) + 1;
  const missing = OWN_PAGES.filter(
    ({ name }) => !pages.some((page) => page.name === name && page.status === 'Published'),
  );
  return [
    ...pages,
    ...missing.map(({ name, module }, index) => ownPage(name, module, free + index)),
  ];
}

function ownPage(name: string, kind: string, id: number): Page {
  return {
    id,
    parentId: null,
    name,
    status: 'Published',
    params: {
      title: {},
      description: {},
      metadata: { robots: 'noindex' },
      path: {},
      modules: [
        {
          id: 1,
          relations: { type: kind },
          position: 'main',
          span: 12,
          sort: 1,
          status: 'Published',
          content: {},
        },
      ],
    },
  };
}
