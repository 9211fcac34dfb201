import { projectName } from '../../domain/project/project-name.ts';
import { saleState } from '../../domain/project/project-sale.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { FromPrice } from '../../ui/price/FromPrice.tsx';
import { projectOf } from '../../subjects/subject.ts';
import { projectAbout } from '../../ui/contact/project-about.ts';
import { ContactBar } from '../../ui/contact/ContactBar.tsx';
import { ContactCard } from '../../ui/contact/ContactCard.tsx';
import { ContactDialog } from '../../ui/contact/ContactDialog.tsx';
import { SoldManager } from '../../ui/contact/SoldManager.tsx';

/**
 * The manager of the project with contact links: a visit while units are for sale (spec section 4:
 * Status 1 and not sold), else other projects. Questions go to the interest section.
 */
export const ProjectManager: ModuleComponent = ({ ctx }) => {
  const { t, links } = ctx;
  const project = projectOf(ctx);
  if (!project) return null;
  const { manager } = project;
  if (saleState(project) === 'sold') {
    const href = links.page('projects');
    const others = href === undefined ? undefined : { href, text: t('project.detail.others') };
    const title = t('project.detail.soldTitle');
    return <SoldManager ctx={ctx} title={title} others={others} manager={manager} />;
  }
  const text = t('project.detail.interest.visit', projectAbout(ctx, project));
  return (
    <>
      <ContactCard
        ctx={ctx}
        manager={manager}
        office={t('project.detail.manager')}
        about={
          <>
            <FromPrice ctx={ctx} project={project} className="manager-price" />
            <p>{projectName(ctx, project)}</p>
          </>
        }
      />
      <ContactBar ctx={ctx}>
        <FromPrice ctx={ctx} project={project} className="contact-bar-price" />
      </ContactBar>
      <ContactDialog ctx={ctx} kind="appointment" text={text} />
    </>
  );
};
