import { SearchBox } from '../../../client/islands/SearchBox.tsx';
import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { type SearchAnswer, searchAnswer } from '../../ui/search/search-answer.ts';
import { searchFieldTexts } from '../../ui/search/search-texts.ts';
import { FoundLists } from './FoundLists.tsx';
import { searchGoals } from '../../ui/search/search-goals.ts';

/**
 * The results of the search box as a page, for visitors without script and for Enter without a
 * choice (spec section 2). The text is in the query parameter `q`.
 */
export const SearchResults: ModuleComponent = ({ ctx }) => {
  const { t } = ctx;
  const text = (ctx.query.get('q') ?? '').trim();
  const answer = searchAnswer(ctx, text);
  return (
    <section className="results">
      <h1>
        {text === ''
          ? textOf(ctx.subject.page.params.title, ctx.locale)
          : t('search.results', { text })}
      </h1>
      <ResultsForm ctx={ctx} text={text} />
      {text === '' ? (
        <p className="quiet">{t('search.hint')}</p>
      ) : (
        <Found ctx={ctx} answer={answer} />
      )}
    </section>
  );
};

function ResultsForm({ ctx, text }: { ctx: PageContext; text: string }) {
  const { t, locale } = ctx;
  const props = {
    texts: searchFieldTexts(ctx),
    label: t('search.label'),
    submit: t('search.submit'),
    action: ctx.path,
    locale,
    initial: text,
  };
  return <Island ctx={ctx} of={SearchBox} props={props} when="interaction" />;
}

function Found({ ctx, answer }: { ctx: PageContext; answer: SearchAnswer }) {
  const isEmpty = !answer.sentence && answer.places.length + answer.homes.length === 0;
  return isEmpty ? <NothingFound ctx={ctx} /> : <FoundLists ctx={ctx} answer={answer} />;
}

/** The message NO_PROPERTIES (spec section 8), and links to the whole lists. */
function NothingFound({ ctx }: { ctx: PageContext }) {
  const { t } = ctx;
  const lists = searchGoals(ctx);
  return (
    <div className="results-none">
      <p>
        <strong>{t('search.noProperties')}</strong>
      </p>
      {lists.length > 0 && <p>{t('search.noneHint')}</p>}
      {lists.map(({ href, text }) => (
        <a key={href} className="button button-line" href={href}>
          {text}
        </a>
      ))}
    </div>
  );
}
