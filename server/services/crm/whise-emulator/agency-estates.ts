import type { AgencyContent } from '../emulator/emulated-agency.ts';
import type { WireRecord } from '../wire-values.ts';
import { idIn } from '../wire-values.ts';
import { homeToEstate } from './to-estate.ts';
import { projectToEstates } from './to-project.ts';

/** Homes and projects of an agency, in types of the domain, as the estates of one list. */
export function agencyEstates({
  homes,
  projects,
  people,
}: Pick<AgencyContent, 'homes' | 'projects' | 'people'>): WireRecord[] {
  const estates = homes.map((home) => homeToEstate(home, people));
  const byId = new Map(estates.map((estate) => [idIn(estate['id']) ?? 0, estate]));
  const ofProjects = projects.flatMap((project) => projectToEstates(project, people, byId));
  const within = new Set(ofProjects.map((estate) => estate['id']));
  return [...estates.filter((estate) => !within.has(estate['id'])), ...ofProjects];
}
