import { perItem } from '../domain/memo/per-item.ts';
import type { ShownTours } from '../domain/property/tours.ts';
import { frameSources } from '../domain/property/video-url.ts';
import { tileOrigin } from '../domain/site/map-tiles.ts';
import { isOwnerPage } from '../domain/site/owner-pages.ts';
import type { Module, Page } from '../domain/site/page.ts';
import type { SiteInfo } from '../domain/site/site.ts';
import { partyHosts } from '../domain/third-party/party-hosts.ts';
import { isFramed } from '../domain/third-party/third-party-kinds.ts';
import type { ThirdParty } from '../domain/third-party/third-party.ts';
import type { ModuleKind } from './schemas.ts';

/** Sources besides the site itself for the content security policy of a page, by what they are. */
export interface ForeignSources {
  scripts: readonly string[];
  /** Requests of scripts. */
  connections: readonly string[];
  pictures: readonly string[];
  frames: readonly string[];
  media: readonly string[];
}

type SourcesOf = (info: SiteInfo, module: Module, tours: ShownTours) => Partial<ForeignSources>;

const ofMap: SourcesOf = ({ map }) => {
  const origin = tileOrigin(map);
  return origin === undefined ? {} : { pictures: [origin] };
};

/**
 * Documents of the site: those of third parties (server/web/routes/third-party-frames.ts), and states.
 */
const OWN_FRAMES: Partial<ForeignSources> = { frames: ["'self'"] };

/** A form is submitted in its frame, which then shows the response of the form's host. */
function framesOf(party: ThirdParty | undefined): Partial<ForeignSources> {
  return party?.kind === 'form' ? { frames: ["'self'", ...partyHosts(party)] } : OWN_FRAMES;
}

const ofParty: SourcesOf = ({ thirdParties }, { content }) =>
  framesOf(thirdParties.find(({ id }) => id === content['party']));

/** Modules with the contact dialogs, one of which has the appointment widget. */
const ofAppointment: SourcesOf = ({ thirdParties }) =>
  thirdParties.some(({ kind }) => kind === 'appointment') ? OWN_FRAMES : {};

/** The appointment widget, and the form that may replace the site's own profile form. */
const ofVisit: SourcesOf = (info, module, tours) => {
  const party = info.thirdParties.find(({ id }) => id === module.content['profileForm']);
  return party ? framesOf(party) : ofAppointment(info, module, tours);
};

/** A video of the agency's own; one elsewhere is in a frame. */
const ofVideo: SourcesOf = ({ embeds }, { content }) => ({
  ...(content['video'] !== undefined && { media: ["'self'"] }),
  ...(content['link'] !== undefined && { frames: frameSources(embeds) }),
});

const ofTours: SourcesOf = ({ embeds }, _module, tours) =>
  tours === 'tours' ? { frames: frameSources(embeds) } : {};

/** The module kinds that load something from other hosts, or in frames. */
const SOURCES: ReadonlyMap<string, SourcesOf> = new Map<ModuleKind, SourcesOf>([
  ['background-video', ofVideo],
  ['property-list', ofMap],
  ['property-map', ofMap],
  ['property-tours', ofTours],
  ['property-manager', ofAppointment],
  ['project-manager', ofAppointment],
  ['third-party', ofParty],
  ['visit-form', ofVisit],
  ['states', () => OWN_FRAMES],
  ['map-markers', ofMap],
  ['contact', ofMap],
]);

/**
 * Sources that the layout needs on every page: tools for analytics run in the page, the chat in a
 * frame.
 */
function ofEveryPage({ thirdParties }: SiteInfo): Partial<ForeignSources>[] {
  return thirdParties.flatMap((party) => {
    if (party.kind === 'chat') return [OWN_FRAMES];
    if (isFramed(party)) return [];
    const hosts = partyHosts(party);
    return [{ scripts: hosts, connections: hosts, pictures: hosts }];
  });
}

/** The sources that a page and its published modules need, each once. */
export const foreignSources = perItem(
  (page: Page, info: SiteInfo, tours: ShownTours): ForeignSources => {
    const ofModule = (module: Module) =>
      SOURCES.get(module.relations.type)?.(info, module, tours) ?? {};
    const modules = page.params.modules.filter(({ status }) => status === 'Published');
    // On an owner's page nothing of a third party is loaded, whatever its modules are.
    const needed = isOwnerPage(page) ? [] : [...ofEveryPage(info), ...modules.map(ofModule)];
    const all = (kind: keyof ForeignSources) => [
      ...new Set(needed.flatMap((sources) => sources[kind] ?? [])),
    ];
    return {
      scripts: all('scripts'),
      connections: all('connections'),
      pictures: all('pictures'),
      frames: all('frames'),
      media: all('media'),
    };
  },
);
