import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleAsync } from 'lightningcss';
import { makeFolder } from '../platform/files/make-folder.ts';
import {
  CONDITION_NAMES,
  CONDITIONAL,
  CONDITIONS,
  type ConditionName,
  EITHER_PART,
  PART_KINDS,
  PART_NAMES,
  type PartName,
  SHEET_NAMES,
  type SheetName,
} from '../../views/domain/page-files/part-sheets.ts';
import { TARGETS } from './webpack/targets.ts';

interface StylesOptions {
  /** The project's folder. */
  root: string;
  outDir: string;
}

/** In the order of the cascade: a later layer wins over an earlier one whatever the selector. */
const LAYERS = ['base', 'ui', 'layout', 'modules', 'islands', 'templates', 'overrides'] as const;

/** Files of `client/styles` that come before the others, in this order. */
const FIRST = ['tokens.css', 'reset.css', 'base.css'];
/**
 * Files of `client/styles` that must win over every other style sheet: those for a medium or a
 * preference.
 */
const OVERRIDES = ['motion.css', 'page.print.css'];

/** What the modules of a part share, besides the style sheets of their own (part-sheets.ts). */
const SHARED: Readonly<Partial<Record<PartName, RegExp>>> = {
  details:
    /^(client\/islands\/gallery|views\/(layout\/print-sheet|ui\/(contact\/contact-bar|energy\/energy-scale)))\.css$/,
  forms: /^views\/ui\/(form\/|contact\/info-blocks\.css$)/,
  front: /^client\/islands\/before-after-slider\.css$/,
  kept: /^$/,
  owners: /^views\/ui\/owner\//,
};

/**
 * Bundles and minifies the product's style sheets. `base.css`: `client/styles` in the layer `base`
 * (but motion and print in `overrides`, the last layer), then `views/ui`, `views/layout`,
 * `views/modules/<kind>` and `client/islands`, each folder a cascade layer of its own, so that no
 * rule depends on the order of files. Each part (part-sheets.ts) is a file of its own, in the same
 * layers, and so are all conditions together. Each of `views/templates` is a file of its own, in its layer,
 * for the sites that have the template.
 * @throws with file, line and column when a style sheet has a mistake.
 */
export async function buildStyles({ root, outDir }: StylesOptions): Promise<void> {
  const templates = await sheetsIn(root, 'views/templates');
  const texts: [name: string, text: string][] = [
    ['base.css', await entryText(root, (sheet) => namesOf(sheet).length === 0)],
    ...(await Promise.all(
      SHEET_NAMES.map(
        async (name): Promise<[string, string]> => [
          `${name}.css`,
          await entryText(root, (sheet) => namesOf(sheet).includes(name)),
        ],
      ),
    )),
    ...templates.map((sheet): [string, string] => [
      sheet,
      importsOf('templates', 'views/templates', [sheet]).join(''),
    ]),
  ];
  await makeFolder(outDir);
  for (const [name, text] of texts) {
    await writeFile(path.join(outDir, name), await bundled(root, text));
  }
}

/**
 * What a style sheet belongs to, unless to that of every page: a condition by its name, else each of
 * the parts of which a page needs one, else the first of the parts that have it.
 */
function namesOf(sheet: string): readonly SheetName[] {
  if (conditionOf(sheet)) return [CONDITIONAL];
  const kind = /^views\/modules\/([^/]+)\//.exec(sheet)?.[1] ?? '';
  const either = EITHER_PART[kind];
  if (either) return either;
  const part = PART_NAMES.find(
    (name) => SHARED[name]?.test(sheet) || PART_KINDS[name].includes(kind),
  );
  return part ? [part] : [];
}

function conditionOf(sheet: string): ConditionName | undefined {
  return CONDITION_NAMES.find((name) => sheet.endsWith(`.${name}.css`));
}

async function bundled(root: string, text: string): Promise<Uint8Array> {
  const entry = path.join(root, 'styles.css');
  const { code } = await bundleAsync({
    filename: entry,
    minify: true,
    targets: TARGETS,
    resolver: { read: (file) => (file === entry ? text : readFile(file, 'utf8')) },
  });
  return code;
}

/**
 * The text of a virtual style sheet: the order of the layers, and an import of each chosen file.
 */
async function entryText(root: string, isChosen: (sheet: string) => boolean): Promise<string> {
  const own = await sheetsIn(root, 'client/styles');
  const isOverride = (sheet: string) => OVERRIDES.includes(sheet);
  const sheets = {
    'client/styles': own.filter((sheet) => !isOverride(sheet)),
    'views/ui': await sheetsIn(root, 'views/ui'),
    'views/layout': await sheetsIn(root, 'views/layout'),
    'views/modules': await sheetsIn(root, 'views/modules'),
    'client/islands': await sheetsIn(root, 'client/islands'),
  };
  const layers = ['base', 'ui', 'layout', 'modules', 'islands'] as const;
  const imports = Object.entries(sheets).flatMap(([folder, names], index) => {
    const chosen = names.filter((name) => isChosen(`${folder}/${name}`));
    return importsOf(layers[index] ?? 'base', folder, chosen);
  });
  const overrides = own.filter(isOverride).filter((name) => isChosen(`client/styles/${name}`));
  return [
    `@layer ${LAYERS.join(', ')};`,
    ...imports,
    ...importsOf('overrides', 'client/styles', overrides),
  ].join('\n');
}

function importsOf(
  layer: (typeof LAYERS)[number],
  folder: string,
  sheets: readonly string[],
): string[] {
  return sheets.map((sheet) => {
    const condition = conditionOf(sheet);
    const media = condition ? ` ${CONDITIONS[condition]}` : '';
    return `@import "./${folder}/${sheet}" layer(${layer})${media};`;
  });
}

/** The style sheets below a folder, sorted, with forward slashes. */
async function sheetsIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  const sheets = names.map((name) => name.replaceAll(path.sep, '/'));
  return sheets
    .filter((name) => name.endsWith('.css'))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(name: string): number {
  const place = FIRST.indexOf(name);
  return place === -1 ? FIRST.length : place;
}
