import { SEPARATOR } from '../../domain/text/separator.ts';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** What is wrong with the agency's folder, as `npm run check-site` lists it: in English, too. */
export const Problems: ModuleComponent<Content> = ({ content: { title, problems, reload } }) => {
  const of = (level: 'error' | 'warning') => problems.filter((one) => one.level === level);
  const [errors, warnings] = [of('error'), of('warning')];
  return (
    <section className="problems" lang="en">
      <h1>{title}</h1>
      <p>
        {counted(errors.length, 'error')}, {counted(warnings.length, 'warning')}.{' '}
        <a href={reload.href}>{reload.text}</a>
      </p>
      {errors.length > 0 && <Group title="Errors" problems={errors} />}
      {warnings.length > 0 && <Group title="Warnings" problems={warnings} />}
    </section>
  );
};

function Group({ title, problems }: Pick<Content, 'title' | 'problems'>) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="problems-list">
        {problems.map(({ place, reason, remedy, href }) => (
          <li key={`${place} ${reason}`}>
            <code>{place}</code>
            <p>{reason}</p>
            <p>
              {remedy}
              {href !== undefined && (
                <>
                  {SEPARATOR}
                  <a href={href}>Show the page</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
