import { countByStatus } from '../../domain/project/composition.ts';
import { projectName } from '../../domain/project/project-name.ts';
import { saleState } from '../../domain/project/project-sale.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Link from a unit's page to its project, if the site has pages for projects. */
export function ProjectOfHome({ ctx, property }: { ctx: PageContext; property: Property }) {
  const { t, data, links } = ctx;
  const project = data.projectOf(property);
  const href = project && links.project(project);
  if (!project || href === undefined) return null;
  const [photo] = project.pictures;
  const left = saleState(project) === 'sold' ? 0 : countByStatus(project.composition).available;
  return (
    <a className="found-home summary-project" href={href}>
      {photo && (
        <span className="found-photo">
          <Picture ctx={ctx} picture={photo} sizes="60px" alt="" />
        </span>
      )}
      <span className="found-words">
        <span className="found-text">{t('project.partOf')}</span>
        <strong>{projectName(ctx, project)}</strong>
        {left > 0 && <span className="found-text">{t('project.left', { units: left })}</span>}
      </span>
    </a>
  );
}
