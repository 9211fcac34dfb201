import type { z } from 'zod';
import { isForDevelopers } from '../../views/domain/site/developer-kind.ts';
import { ALL_LANGUAGES } from '../../views/domain/site/languages.ts';
import { settingsReadBy } from '../../views/domain/site/module-settings.ts';
import { type ModuleKind, moduleSchemas } from '../../views/modules/schemas.ts';
import { folderSchemas, writtenSchema } from '../commands/folder-schemas.ts';
import { type KeyRow, keyRows } from '../commands/key-rows.ts';
import { textOfModule } from '../commands/key-texts/texts-of.ts';
import type { SchemaPart } from '../commands/schema-part.ts';

/** Kinds whose pages the site makes: an agency never writes them. */
const MADE_BY_THE_SITE: readonly string[] = ['not-found', 'refused', 'server-error', 'signed-page'];

interface ManualParts {
  /** Markdown by the name of its place in the manual. */
  parts: Map<string, string>;
  /** What no text is written for. */
  faults: string[];
}

/** The parts of the manual that are written from schemas. */
export function manualParts(): ManualParts {
  const faults: string[] = [];
  const parts = new Map<string, string>();
  const add = (name: string, rows: readonly KeyRow[], texts: string) => {
    parts.set(name, tableOf(rows));
    faults.push(...faultsOf(rows, texts));
  };
  const schemas = folderSchemas() as Record<string, SchemaPart>;
  // The keys of open houses are among those of a home.
  const { site, page, 'open-houses': _ofHomes, ...others } = schemas;
  add('site', keyRows(site ?? {}, { file: 'site', without: ['thirdParties'] }), 'site');
  add('page', keyRows(page ?? {}, { file: 'page' }), 'pages');
  for (const [name, schema] of Object.entries(others)) {
    add(name, keyRows(schema, { file: name }), 'shared');
  }
  const services = partySections(site ?? {});
  parts.set('third-parties', services.text);
  const modules = moduleSections();
  parts.set('modules', modules.text);
  return { parts, faults: [...new Set([...faults, ...services.faults, ...modules.faults])] };
}

/** A table for each kind of third party. */
function partySections(site: SchemaPart): { text: string; faults: string[] } {
  const { items } = site.properties?.['thirdParties'] ?? {};
  const kinds = typeof items === 'object' ? (items.oneOf ?? []) : [];
  const sections = kinds.map((kind) => {
    const name = String(kind.properties?.['kind']?.const);
    const rows = keyRows(kind, { file: 'party' }).filter(({ path }) => path !== 'kind');
    return { text: `#### ${name}\n\n${tableOf(rows)}`, faults: faultsOf(rows, 'parties') };
  });
  return joined(sections);
}

/** The kinds of module that an agency writes, each with a picture in `docs/agency`. */
export function picturedKinds(): string[] {
  return Object.entries<z.ZodType>(moduleSchemas)
    .filter(([kind, schema]) => !isForDevelopers(schema) && !MADE_BY_THE_SITE.includes(kind))
    .map(([kind]) => kind)
    .sort();
}

/** A section for each of them: what it shows, a picture, its settings. */
function moduleSections(): { text: string; faults: string[] } {
  return joined(
    picturedKinds().map((kind) => {
      const schema: z.ZodType = moduleSchemas[kind as ModuleKind];
      const rows = keyRows(writtenSchema(schema, ALL_LANGUAGES), {
        file: 'content',
        prefix: kind,
      });
      const shows = textOfModule(kind);
      const settings = settingsReadBy(schema).map((name) => `\`${name}\``);
      const text = [
        `### ${kind}`,
        shows ?? '',
        `![${kind}](agency/${kind}.webp)`,
        rows.length > 0 ? tableOf(rows) : 'It has no settings.',
        ...(settings.length > 0 ? [`It reads ${settings.join(' and ')} of the module.`] : []),
      ].join('\n\n');
      const none = `server/commands/key-texts/modules.ts: nothing says what the module ${kind} shows`;
      return {
        text,
        faults: [...faultsOf(rows, 'modules'), ...(shows === undefined ? [none] : [])],
      };
    }),
  );
}

function joined(sections: readonly { text: string; faults: string[] }[]) {
  return {
    text: sections.map(({ text }) => text).join('\n\n'),
    faults: sections.flatMap(({ faults }) => faults),
  };
}

function tableOf(rows: readonly KeyRow[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const lines = rows.map(({ path, type, isRequired, fallback, meaning }) => {
    const without = isRequired ? 'required' : fallback && `\`${fallback}\``;
    return `| \`${path}\` | ${cell(type)} | ${cell(without)} | ${cell(meaning)} |`;
  });
  return `| key | what it takes | without it | what it means |\n|---|---|---|---|\n${lines.join('\n')}`;
}

function faultsOf(rows: readonly KeyRow[], texts: string): string[] {
  return rows
    .filter(({ meaning }) => meaning === '')
    .map(({ path }) => `server/commands/key-texts/${texts}.ts: nothing says what ${path} means`);
}
