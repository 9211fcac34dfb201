import { shownText } from '../../domain/text/shown-text.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { FoldedText } from '../../ui/text/FoldedText.tsx';
import { projectOf } from '../../subjects/subject.ts';

/** The description of a project. */
export const ProjectDescription: ModuleComponent = ({ ctx }) => {
  const { text, lang } = shownText(projectOf(ctx)?.description, ctx);
  if (plainText(text).trim() === '') return null;
  return (
    <section className="description">
      <h2>{ctx.t('project.detail.description')}</h2>
      <FoldedText ctx={ctx} text={text} lang={lang} />
    </section>
  );
};
