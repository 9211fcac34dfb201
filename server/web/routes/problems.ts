import { type RequestHandler, Router } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { withPreviewToken } from '../../../views/routing/preview-token.ts';
import { SUBJECT_KINDS } from '../../../views/subjects/subject-kinds.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import { isDirectLocalRequest } from '../../platform/http/this-machine.ts';
import type { Finding } from '../../services/site-check/finding.ts';
import { type PreviewKey, signPreview } from '../../services/site/preview-token.ts';
import { ERROR_HEADERS } from '../pages/error-page.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { overviewPage } from './state-pages.ts';

/** URL path of what is wrong with the agency's folder. */
export const PROBLEMS = '/problems';
/** Seconds after which a browser asks for the page again: files change while it is open. */
const RELOAD_INTERVAL = 5;
/** Milliseconds for which a link to a preview opens it. */
const PREVIEW_AGE = 24 * 3_600_000;

const PARAMETER = 'reload';
const RELOADING = { text: 'Do not reload this page', href: `${PROBLEMS}?${PARAMETER}=off` };
const NOT_RELOADING = { text: 'Reload this page as files change', href: PROBLEMS };

interface Options {
  /** Checks the folder as it is now. */
  check: () => Promise<readonly Finding[]>;
  key: PreviewKey;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * What `npm run check-site` lists, with links to the pages, for who edits the folder on this
 * machine: it names files, and its links open drafts. Requests through a proxy get nothing.
 */
export function problems(live: PageSource, options: Options): RequestHandler {
  const router = Router();
  router.use((req, _res, next) => next(isDirectLocalRequest(req) ? undefined : 'router'));
  router.get('/', listed(live, options));
  return router;
}

function listed(live: PageSource, { check, key, now }: Options): RequestHandler {
  const sign = (page: string) => signPreview(key, page, now() + PREVIEW_AGE);
  return async (req, res) => {
    const source = captureSource(live);
    const locale = preferredLocale(req, source.site.info.languages);
    const shown = (await check()).map((finding) => ({
      level: finding.level,
      place: finding.path === '' ? finding.file : `${finding.file}: ${finding.path}`,
      reason: finding.reason,
      remedy: finding.remedy,
      href: hrefOf(source, locale, finding, sign),
    }));
    const isReloading = queryOf(req).get(PARAMETER) !== 'off';
    const content = {
      title: 'What is wrong with the folder',
      problems: shown,
      reload: isReloading ? RELOADING : NOT_RELOADING,
    };
    const refresh = isReloading ? { refresh: String(RELOAD_INTERVAL) } : undefined;
    const page = overviewPage(source, locale, content, 'problems');
    const answer = await pageAnswer(source, page, { headers: { ...ERROR_HEADERS, ...refresh } });
    await sendUncached(res, answer);
  };
}

/** The kinds of subject by the folder whose files they are. */
const KINDS = {
  homes: SUBJECT_KINDS.property,
  projects: SUBJECT_KINDS.project,
  articles: SUBJECT_KINDS.article,
} as const;

/** Where a file of the folder shows; undefined where no page is about it alone. */
function hrefOf(
  { paths, site }: Pick<PageSource, 'paths' | 'site'>,
  locale: Locale,
  { file, id }: Finding,
  sign: (page: string) => string,
): string | undefined {
  if (file === 'site.json') return `/${locale}`;
  const [folder = ''] = file.split('/');
  if (id === undefined) return undefined;
  if (folder !== 'pages') {
    return KINDS[folder as keyof typeof KINDS]?.preview?.path(paths, locale, String(id));
  }
  const page = site.pages.find((one) => one.id === id);
  const path = page && paths.pathOf(page, locale);
  if (!page || !path) return undefined;
  return page.status === 'Published' ? path : withPreviewToken(path, sign(page.name));
}
