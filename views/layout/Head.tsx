import { isOwnerPage } from '../domain/site/owner-pages.ts';
import { costQuery } from '../domain/buying-costs/typed-costs.ts';
import { listQueryOf } from '../domain/list/list-query-of.ts';
import type { Locale } from '../domain/locale.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { PageContext } from '../page-context.ts';
import { isRefused } from '../domain/owner/owner-page.ts';
import { CONDITIONAL_MEDIA, partsOf } from '../domain/page-files/part-sheets.ts';
import { canonicalOf, canonicalQuery, descriptionOf, titleOf } from './head-text.ts';
import { homePicture, pagePicture } from './page-picture.ts';
import { kindOf } from '../subjects/subject-kinds.ts';
import { type AbsolutePicture, absolutePictures } from '../ui/absolute-pictures.ts';
import { hasModule } from './page-scripts.ts';
import { hasSheet } from './SubjectSheet.tsx';
import { StructuredData } from './structured-data/StructuredData.tsx';

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  nl: 'nl_BE',
  fr: 'fr_BE',
  en: 'en_GB',
  de: 'de_BE',
};

/** Whether a form of the page, or a sign-in, was not accepted. */
function isFaulty({ form, owner }: PageContext): boolean {
  if (owner?.kind === 'sign-in') return isRefused(owner);
  return form !== undefined && Object.keys(form.faults).length > 0;
}

/**
 * The head of the document: title, description, canonical URL, alternates, stylesheet and icons.
 */
export function Head({ ctx }: { ctx: PageContext }) {
  const { assets, site, subject } = ctx;
  const { integrity: of } = assets;
  const { conditional } = assets.furtherStylesheets;
  const title = titleOf(ctx);
  const indexed = isIndexed(ctx);
  const parts = partsOf(subject.page.params.modules, hasSheet(subject));
  // A phone's keyboard resizes the page, so that the button of a form stays in view.
  const resizing = parts.includes('forms') ? ', interactive-widget=resizes-content' : '';
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content={`width=device-width, initial-scale=1${resizing}`} />
      <title>{isFaulty(ctx) ? ctx.t('forms.faultyTitle', { title }) : title}</title>
      <Description ctx={ctx} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && <CanonicalLinks ctx={ctx} />}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} integrity={of[assets.stylesheet]} />
      {parts.map((part) => {
        const href = assets.furtherStylesheets[part];
        return <link key={part} rel="stylesheet" href={href} integrity={of[href]} />;
      })}
      <link
        rel="stylesheet"
        href={conditional}
        integrity={of[conditional]}
        media={CONDITIONAL_MEDIA}
      />
      <Script ctx={ctx} name="boot" />
      {(isOwnerPage(subject.page) || ctx.ownerHomes) && <Script ctx={ctx} name="privatePages" />}
      <link rel="icon" type={assets.icon.type} href={assets.icon.url} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content={site.info.colours.paper} />
      <FeedLink ctx={ctx} />
      <OpenGraph ctx={ctx} />
      {indexed && <StructuredData ctx={ctx} />}
    </head>
  );
}

/** The page works without it: stylesheet, fonts and first photograph are fetched first. */
function Script({ ctx, name }: { ctx: PageContext; name: 'boot' | 'privatePages' }) {
  const { [name]: src, integrity } = ctx.assets;
  return <script type="module" src={src} integrity={integrity[src]} async fetchPriority="low" />;
}

/** A page that must not be indexed has no canonical URL either. */
function isIndexed({ subject, query }: PageContext): boolean {
  // One visitor's figures are no page of the site.
  if (hasModule(subject.page, 'buying-costs') && costQuery(query).size > 0) return false;
  return subject.page.params.metadata.robots === 'index';
}

/** Error pages have none. */
function Description({ ctx }: { ctx: PageContext }) {
  const description = descriptionOf(ctx);
  return description === '' ? null : <meta name="description" content={description} />;
}

/** The RSS feed of a list, with its filters. Drafts have none. */
function FeedLink({ ctx }: { ctx: PageContext }) {
  const { subject, query, links, isPreview } = ctx;
  if (subject.kind !== 'page' || !subject.listKind || isPreview) return null;
  const href = links.feed(listQueryOf(query, subject.listKind));
  const type = 'application/rss+xml';
  return href && <link rel="alternate" type={type} title={titleOf(ctx)} href={href} />;
}

function CanonicalLinks({ ctx }: { ctx: PageContext }) {
  const { alternates, origin, subject, site } = ctx;
  const { languages } = site.info;
  const any = subject.page.name === 'home' ? '/' : absolute(alternates[languages[0]] ?? ctx.path);
  function absolute(path: string): string {
    return path.replace(/\?.*$/, '') + canonicalQuery(ctx);
  }
  return (
    <>
      <link rel="canonical" href={canonicalOf(ctx)} />
      {languages.map((locale) => {
        const path = languages.length > 1 ? alternates[locale] : undefined;
        if (path === undefined) return null;
        return (
          <link
            key={locale}
            rel="alternate"
            hrefLang={locale}
            href={`${origin}${absolute(path)}`}
          />
        );
      })}
      {languages.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={`${origin}${any}`} />
      )}
    </>
  );
}

function OpenGraph({ ctx }: { ctx: PageContext }) {
  const { subject, locale, site } = ctx;
  const published = kindOf(subject).published(subject);
  const description = descriptionOf(ctx);
  return (
    <>
      <meta property="og:site_name" content={site.info.name} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <meta property="og:title" content={titleOf(ctx)} />
      {description !== '' && <meta property="og:description" content={description} />}
      {isIndexed(ctx) && <meta property="og:url" content={canonicalOf(ctx)} />}
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <SharePicture ctx={ctx} />
    </>
  );
}

/** Open Graph picture, for previews of shared links. */
function SharePicture({ ctx }: { ctx: PageContext }) {
  const file = sharedFile(ctx);
  if (!file) return <meta name="twitter:card" content="summary" />;
  const { url, width, height, alt } = file;
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt !== '' && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The photograph of what the page is about, else the agency's own, else that of the home page. */
function sharedFile(ctx: PageContext): AbsolutePicture | undefined {
  const own = kindOf(ctx.subject).picture(ctx, ctx.subject) ?? pagePicture(ctx);
  const [file] = own ? absolutePictures(ctx, [own]) : [];
  if (file) return file;
  const { brand, info } = ctx.site;
  if (brand?.sharingPicture) {
    const alt = textOf(info.sharingPicture?.name, ctx.locale);
    return { ...brand.sharingPicture, url: ctx.origin + brand.sharingPicture.url, alt };
  }
  const home = homePicture(ctx);
  return home && absolutePictures(ctx, [home])[0];
}
