/** The parts of a home's history, as far as a CRM may have them. */
export const HISTORY_PARTS = [
  'visits',
  'graph',
  'calendar',
  'media',
  'messages',
  'documents',
] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];

/**
 * What a CRM can do. What it cannot do is not shown: a part without its capability differs from one
 * that is empty.
 */
export interface CrmCapabilities {
  /** Whether owners can sign in. Without it the site has no owners' pages and no links to them. */
  readonly owners: boolean;
  /** Which parts the history of a home has; the others' sections are not shown. */
  readonly history: Readonly<Record<HistoryPart, boolean>>;
  /** Whether it has search profiles. Without it a demand is delivered as a message. */
  readonly demands: boolean;
  /** Whether it knows if it has a person's data. Without it visitors always enter theirs. */
  readonly knowsEnough: boolean;
  /** Whether it counts views of homes and projects that the site reports. */
  readonly views: boolean;
}

/** Of a CRM that tells nothing of what became of a home. */
export const NO_HISTORY: CrmCapabilities['history'] = {
  visits: false,
  graph: false,
  calendar: false,
  media: false,
  messages: false,
  documents: false,
};

export const ALL_CAPABILITIES: CrmCapabilities = {
  owners: true,
  history: {
    visits: true,
    graph: true,
    calendar: true,
    media: true,
    messages: true,
    documents: true,
  },
  demands: true,
  knowsEnough: true,
  views: true,
};

/** What a CRM cannot do, a line each, for `crm-check`. */
export function lackingCapabilities(can: CrmCapabilities): string[] {
  const parts = HISTORY_PARTS.filter((part) => !can.history[part]);
  return [
    ...(can.owners ? [] : ['it has no owners: the site shows no sign-in']),
    ...(can.owners && parts.length > 0
      ? [`its histories have no ${parts.join(', ')}: the page of owners leaves them out`]
      : []),
    ...(can.demands ? [] : ['it has no search profiles: demands are delivered as messages']),
    ...(can.knowsEnough ? [] : ['it does not say whom it knows: visitors always enter their data']),
    ...(can.views
      ? []
      : ['it takes no views of homes and projects: those on the site are not counted']),
  ];
}
