import type { Project } from '../../domain/project.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { FromPrice } from '../../ui/FromPrice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { INTEREST_DIALOG, projectLinks } from '../project-interest/project-links.ts';
import { ManagerPerson } from '../property-manager/ManagerPerson.tsx';
import type { Content } from './schema.ts';

/** Who handles the project and how to reach them: a card that stays in view, on a phone a bar. */
export const ProjectManager: ModuleComponent<Content> = ({ ctx }) => {
  const { t, project } = ctx;
  if (!project) return null;
  const { manager } = project;
  const { phone, mailto } = projectLinks(ctx, project);
  return (
    <>
      <section className="manager">
        <h2 className="manager-title">
          {manager ? t('manager.title') : t('project.detail.manager')}
        </h2>
        {manager && <ManagerPerson ctx={ctx} manager={manager} />}
        <div className="manager-ways">
          {phone && (
            <a className="button numerals" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
          <a className="button button-line" href={mailto} data-dialog={INTEREST_DIALOG}>
            <Icon name="mail" />
            {t('contact.ask')}
          </a>
        </div>
      </section>
      <ProjectBar ctx={ctx} project={project} />
    </>
  );
};

/** The phone's bottom bar: from which price, call, mail. */
function ProjectBar({ ctx, project }: { ctx: PageContext; project: Project }) {
  const { phone, mailto } = projectLinks(ctx, project);
  return (
    <div className="contact-bar">
      <FromPrice ctx={ctx} project={project} className="contact-bar-price" />
      {phone && (
        <a className="button" href={phone.href}>
          <Icon name="phone" />
          {ctx.t('manager.call')}
        </a>
      )}
      <a className="button button-line" href={mailto} aria-label={ctx.t('manager.mail')}>
        <Icon name="mail" />
      </a>
    </div>
  );
}
