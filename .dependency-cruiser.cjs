// The import rules (docs/house.md, "Imports"). Rules about anything else are in
// server/checks/conventions.ts.

/** Files of `from` may import nothing but `allowed`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
});

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

const DOMAIN = '^views/domain/';
const ROUTING = '^views/routing/';
const SUBJECTS = '^views/subjects/.*\\.ts$';
/** Fields and leads of the forms, without the components that show them. */
const FORMS = '^views/forms/.*\\.ts$';
const UI = '^views/ui/';
/** Programs to build, check and operate the site; the running server does not use them. */
const TOOLS = '^server/(build|checks|commands|dev|starter|testing)/';
/** Programs for those who change the source; the starter has the same list, without the map's. */
const DEVELOPMENT = '^server/(build/map|checks|testing)/';
const PLATFORM = '^server/platform/';
const SERVICES = '^server/services/';
const WEB = '^server/web/';
const OUTSIDE_THE_SERVER = '^(?!server/)';
/** Code that knows where stores are: SQLite files, and the table that names this adapter. */
const STORE_ADAPTERS =
  '^server/(store-adapters\\.ts$|services/([^/]+/(sqlite|postgres)/|catalogue/files/|drafts/sealed-drafts\\.ts$))';
const DATABASES = '^server/platform/(sqlite|postgres)/';
const OPEN_STORES = '^server/(open-stores|site-backup|site-move)\\.ts$';
const CONTEXT = '^views/(page-context|data-port)\\.ts$';
const REACT = npm('react', 'react-dom', 'react-server-dom-webpack');

module.exports = {
  forbidden: [
    only(
      'domain-is-pure',
      DOMAIN,
      [DOMAIN, npm('zod', 'libphonenumber-js', 'lru-cache', 'uqr', 'd3-(scale|shape)')],
      'The rules of the business depend on nothing but pure packages.',
    ),
    only(
      'routing-knows-the-domain',
      ROUTING,
      [ROUTING, DOMAIN, CONTEXT],
      'URL paths are built and parsed from domain data alone.',
    ),
    only(
      'ui-is-usable-on-both-sides',
      UI,
      [UI, DOMAIN, ROUTING, CONTEXT, '^views/subjects/subject\\.ts$', REACT, npm('i18next')],
      'Pieces of the page know the domain, and the context and subject that are handed to them.',
    ),
    never(
      'ui-and-routing-take-types-of-the-context',
      { path: [UI, ROUTING] },
      { path: [CONTEXT, npm('i18next')], dependencyTypesNot: ['type-only'] },
      'Both are handed what they need; they only name its type.',
    ),
    only(
      'subjects-know-words-and-urls',
      '^views/subjects/',
      [SUBJECTS, ROUTING, DOMAIN, CONTEXT, '^views/ui/.*\\.ts$', npm('i18next')],
      'What a page is about has no components: the server reads the same tables.',
    ),
    only(
      'modules-and-layout-stay-in-the-views',
      '^views/(modules|layout|search|map|forms)/',
      ['^views/', '^client/(islands|forms)/', REACT, npm('zod', 'i18next')],
      'Modules load through the data port and reach the browser through islands.',
    ),
    never(
      'form-kinds-are-tables',
      { path: FORMS },
      { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
      'The server reads the fields of forms without their components.',
    ),
    only(
      'mails-are-made-of-plain-data',
      '^views/mail/',
      ['^views/mail/', '^views/layout/legal-lines\\.ts$', DOMAIN, CONTEXT, REACT, npm('i18next')],
      'A mail is no page: it has no modules, no islands and no stylesheet.',
    ),
    never(
      'the-data-port-is-a-type',
      { path: '^views/' },
      { path: '^views/data-port\\.ts$', dependencyTypesNot: ['type-only'] },
      'What loads data is handed in.',
    ),
    never(
      'only-the-frame-knows-every-module',
      {
        path: '^views/',
        pathNot:
          '^views/(layout/Page\\.tsx|modules/(registry|schemas|states|foreign-sources)\\.ts)$',
      },
      { path: '^views/modules/(registry|schemas|states)\\.ts$' },
      'A module that knows the registry knows all the others.',
    ),
    never(
      'modules-do-not-reach-into-each-other',
      { path: '^views/modules/([^/]+)/' },
      { path: '^views/modules/[^/]+/', pathNot: '^views/modules/$1/' },
      'A module can be removed with its folder; what several share is in views/ui, views/search, views/map or views/forms.',
    ),
    never(
      'layout-knows-only-the-registry',
      { path: '^views/(layout|search|map|forms)/' },
      { path: '^views/modules/', pathNot: '^views/modules/registry\\.ts$' },
      'The layout finds the modules of a page by their kind.',
    ),
    never(
      'graphs-are-drawn-on-the-server',
      { path: '^client/' },
      { path: npm('d3-[a-z]+'), reachable: true },
      'The browser gets a finished picture.',
    ),
    only(
      'client-takes-the-pure-parts',
      '^client/',
      [
        '^client/',
        DOMAIN,
        ROUTING,
        UI,
        REACT,
        npm(
          'flickity',
          'leaflet',
          'protomaps-leaflet',
          'supercluster',
          'fuse\\.js',
          'libphonenumber-js',
        ),
      ],
      'Code of the browser gets its strings and data as props.',
    ),
    never(
      'islands-do-not-nest',
      { path: '^client/' },
      { path: '^views/ui/Island\\.tsx$' },
      'Islands do not nest: each has a React root of its own.',
    ),
    never(
      'no-node-outside-the-server',
      { path: '^(views|client)/' },
      { dependencyTypes: ['core'] },
      'Views have no side effects, and the browser has no Node API.',
    ),
    never(
      'server-takes-rules-and-schemas',
      { path: '^server/', pathNot: ['^server/services/render/', TOOLS] },
      {
        path: '^(views|client)/',
        pathNot: [
          DOMAIN,
          ROUTING,
          SUBJECTS,
          CONTEXT,
          FORMS,
          '^views/mail/[^/]+\\.ts$',
          '^views/ui/list/(list-parts|filter-words)\\.ts$',
          '^views/ui/list-words\\.ts$',
          '^views/ui/search/search-answer\\.ts$',
          '^views/ui/absolute-pictures\\.ts$',
          '^views/modules/(schemas|states|module-state|foreign-sources)\\.ts$',
          '/schema\\.ts$',
        ],
      },
      'The server uses the rules, the URL paths and the schemas of the modules.',
    ),
    only(
      'platform-is-the-lowest-floor',
      PLATFORM,
      [PLATFORM, OUTSIDE_THE_SERVER],
      'What every service can use knows no service.',
    ),
    only(
      'services-do-not-know-the-web',
      SERVICES,
      [PLATFORM, SERVICES, OUTSIDE_THE_SERVER],
      'A service is used by pages, by forms and by commands, and knows none of them.',
    ),
    only(
      'web-does-not-know-main',
      WEB,
      [PLATFORM, SERVICES, WEB, OUTSIDE_THE_SERVER],
      'What answers requests is handed what main opened.',
    ),
    never(
      'only-render-touches-components',
      { path: '^server/', pathNot: '^server/services/render/' },
      { path: '\\.tsx$' },
      'Components are reached through the bundles that server/services/render loads.',
    ),
    never(
      'only-main-picks-adapters',
      {
        path: '^server/',
        pathNot:
          '^server/((main|crm-adapters)\\.ts$|commands/(ad-check|check-site|crm-check|crm-emulator|owner-password|preview-link|folder-schemas)\\.ts$|services/crm/)',
      },
      { path: '^server/(crm-adapters\\.ts$|services/crm/(?!(?:sqlite|postgres)/)[^/]+/)' },
      'Everything else uses the ports; those commands are programs of their own.',
    ),
    never(
      'only-adapters-know-where-stores-are',
      { path: '^server/', pathNot: [STORE_ADAPTERS, DATABASES, OPEN_STORES] },
      { path: [STORE_ADAPTERS, DATABASES, '^(node:)?sqlite$', npm('pg')] },
      'Everything else uses the stores that server/open-stores.ts opens.',
    ),
    never(
      'running-code-does-not-need-the-build',
      { path: '^server/', pathNot: TOOLS },
      { path: TOOLS, dependencyTypesNot: ['type-only'] },
      'A server starts from dist/ without loading a bundler.',
    ),
    never(
      'running-code-needs-no-development-package',
      { path: '^(server|views|client)/', pathNot: DEVELOPMENT },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'The starter installs development packages only for tasks of these folders.',
    ),
    never(
      'source-does-not-import-tests',
      { path: '^(server|views|client)/' },
      { path: '^test/' },
      'The source must not import tests.',
    ),
    never('no-cycle', {}, { circular: true }, 'Cycles are not allowed, type imports included.'),
    never(
      'everything-resolves',
      {},
      { couldNotResolve: true },
      'An import that cannot be resolved, or of a package that is not in package.json.',
    ),
    never(
      'packages-are-declared',
      { path: '^(server|views|client|test)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A transitive dependency may disappear with an update.',
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript interface.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
