import { type Phone, phoneOf } from '../../domain/phone.ts';
import type { Project } from '../../domain/project.ts';
import { projectName } from '../../domain/project-name.ts';
import type { PageContext } from '../../page-context.ts';

/** The dialog of the project's page that a question opens. */
export const INTEREST_DIALOG = 'contact-project';

export interface ProjectLinks {
  phone: Phone | undefined;
  email: string;
  /** A mail that says which project it is about, and which unit of it. */
  mailto: string;
}

/** How to reach whoever handles a project; the agency itself where nobody is named. */
export function projectLinks(ctx: PageContext, project: Project, unit?: string): ProjectLinks {
  const { site, t } = ctx;
  const { manager, id } = project;
  const email = manager?.email ?? site.info.siteEmail;
  const phone =
    phoneOf(manager?.directPhone) ?? phoneOf(manager?.mobilePhone) ?? phoneOf(site.info.phone);
  const about = { project: projectName(ctx, project), id: String(id) };
  const subject =
    unit === undefined
      ? t('project.detail.interest.subject', about)
      : t('project.detail.interest.subjectUnit', { ...about, unit });
  return { phone, email, mailto: `mailto:${email}?subject=${encodeURIComponent(subject)}` };
}
