// Conventions that the linter cannot check, checked on the syntax tree of every source file: who
// may read the environment and the clock, where islands are, and what the layout may not use.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT } from '../build/paths.ts';
import { inlineBounds } from './inline-bounds.ts';
import {
  child,
  isCallOf,
  isDirective,
  isFunction,
  isMember,
  nodesOf,
  ownNodesOf,
  type SyntaxNode,
  textOf,
} from './syntax-tree.ts';

interface Convention {
  says: string;
  /** Whether the rule applies to a file, by its path from the root. */
  concerns: (file: string) => boolean;
  /** The nodes that break it; the module itself when something is missing. */
  breaks: (nodes: readonly SyntaxNode[]) => SyntaxNode[];
}

const isRunningCode = (file: string) => /^(server|views)\//.test(file) && !isTool(file);
const isTool = (file: string) =>
  /^server\/(build|checks|commands|dev|starter|testing)\//.test(file);
/** Programs that play another part in development. */
const isStandIn = (file: string) => /^server\/(?:stand-ins|services\/crm\/emulator)\//.test(file);
const isIsland = (file: string) => file.startsWith('client/islands/');
const hasDirective = (nodes: readonly SyntaxNode[]) => isDirective(nodes[0], 'use client');

/** Also what hydrates the list at its first step; and fragments of tabs, on other pages. */
const WITH_HISTORY: ReadonlySet<string> = new Set([
  'client/list/list-history.ts',
  'client/boot/list.ts',
  'client/boot/tabs.ts',
]);

const HISTORY: ReadonlySet<string> = new Set(['pushState', 'replaceState', 'popstate']);

const VAGUE_FILE_NAMES = /^(index|utils?|helpers?|misc|common)\.tsx?$/;

export const CONVENTIONS: readonly Convention[] = [
  {
    says: 'only server/config.ts reads the environment',
    concerns: (file) => !isTool(file) && file !== 'server/config.ts',
    breaks: (nodes) =>
      nodes.filter((node) => isMember(node, 'process', 'env') || importsProcess(node)),
  },
  {
    says: 'only server/main.ts reads the clock; elsewhere it is handed in',
    concerns: (file) => isRunningCode(file) && file !== 'server/main.ts',
    breaks: (nodes) => nodes.filter(readsClock),
  },
  {
    says: "a file in client/islands starts with 'use client'",
    concerns: isIsland,
    breaks: (nodes) => (hasDirective(nodes) ? [] : nodes.slice(0, 1)),
  },
  {
    says: "only files in client/islands start with 'use client'",
    concerns: (file) => !isIsland(file),
    breaks: (nodes) => (hasDirective(nodes) ? nodes.slice(0, 1) : []),
  },
  {
    says: 'no style attribute: the content security policy drops it from HTML',
    // Mails have no such policy, and mail programs drop stylesheets.
    concerns: (file) => file.endsWith('.tsx') && !file.startsWith('views/mail/'),
    breaks: (nodes) =>
      nodes.filter(
        (node) => node.type === 'JSXAttribute' && textOf(child(node, 'name')) === 'style',
      ),
  },
  {
    says: 'no useId and no use() in the shell: Fizz would give them inline scripts or other ids',
    concerns: (file) => file.startsWith('views/'),
    breaks: (nodes) => nodes.filter((node) => isCallOf(node, ['use', 'useId'])),
  },
  {
    says: 'history entries are written and followed by client/list/list-history.ts',
    concerns: (file) => file.startsWith('client/') && !WITH_HISTORY.has(file),
    breaks: (nodes) => nodes.filter((node) => HISTORY.has(textOf(node) ?? '')),
  },
  {
    says: 'a timeout or limit is a constant, so that docs/bounds.md has its unit and reason',
    concerns: (file) => (isRunningCode(file) || file.startsWith('client/')) && !isStandIn(file),
    breaks: inlineBounds,
  },
  {
    says: 'folders are made by server/platform/files/make-folder.ts: with recursive, Node never ends in /proc',
    concerns: (file) => file.startsWith('server/'),
    breaks: (nodes) => nodes.filter(makesFoldersAbove),
  },
  {
    says: 'what moves the focus later looks first where it is: client/is-focus-free.ts',
    concerns: (file) => file.startsWith('client/'),
    breaks: (nodes) => nodes.filter(movesFocusLater),
  },
  {
    says: 'a test scrolls by scrolledTo of test/support/browser.ts: the frame that follows is not drawn yet',
    concerns: (file) => file.startsWith('test/browser/'),
    breaks: (nodes) => nodes.filter(scrollsOnly),
  },
  {
    says: 'a file name says what is in it: no index, utils, helpers, misc, common',
    concerns: (file) => VAGUE_FILE_NAMES.test(path.basename(file)),
    breaks: (nodes) => nodes.slice(0, 1),
  },
];

/** Functions that call another one after the visitor may have done something else. */
const LATER = ['useEffect', 'then', 'finally', 'once', 'setTimeout', 'requestAnimationFrame'];
/** What looks where the focus is, or takes it from the whole page. */
const LOOKS = new Set(['activeElement', 'isFocusFree', 'showModal']);

/** A call that is given such a function, or an `async` function. Handlers within it are others. */
function movesFocusLater(node: SyntaxNode): boolean {
  const given = isCallOf(node, LATER) ? (node['arguments'] as { expression: SyntaxNode }[]) : [];
  const functions = isAsync(node) ? [node] : [];
  for (const { expression } of given) if (isFunction(expression)) functions.push(expression);
  return functions.some((each) => {
    const within = ownNodesOf(each);
    return within.some(callsFocus) && !within.some((one) => LOOKS.has(textOf(one) ?? ''));
  });
}

/** A method's function is in a field of its own. */
function isAsync(node: SyntaxNode): boolean {
  const { async } = (node['function'] ?? node) as { async?: unknown };
  return isFunction(node) && async === true;
}

/** `element.focus()`, also after `?.`. */
function callsFocus(node: SyntaxNode): boolean {
  const callee = child(node, 'callee');
  if (!callee) return false;
  const member = callee.type === 'OptionalChainingExpression' ? child(callee, 'base') : callee;
  return member?.type === 'MemberExpression' && textOf(child(member, 'property')) === 'focus';
}

/** A call with `recursive`, or with options that are not written where it is. */
function makesFoldersAbove(node: SyntaxNode): boolean {
  if (!isCallOf(node, ['mkdir', 'mkdirSync', 'mkdirp', 'ensureDir'])) return false;
  const given = node['arguments'] as { expression: SyntaxNode }[];
  const options = given[1]?.expression;
  if (options === undefined) return false;
  if (options.type !== 'ObjectExpression') return options.type !== 'NumericLiteral';
  const isUnclear = ({ type }: SyntaxNode) => type === 'SpreadElement';
  const names = nodesOf(options);
  return names.some((each) => isUnclear(each) || textOf(each) === 'recursive');
}

/** `page.evaluate(() => scrollTo(…))`: what is read next may be of the frame before. */
function scrollsOnly(node: SyntaxNode): boolean {
  const given = node['arguments'] as { expression: SyntaxNode }[] | undefined;
  const run = given?.[0]?.expression;
  const within = run && isFunction(run) ? child(run, 'body') : undefined;
  const statements = (within?.['stmts'] ?? []) as SyntaxNode[];
  const body = statements.length === 1 ? child(statements[0], 'expression') : within;
  const isRun = textOf(child(child(node, 'callee') ?? node, 'property')) === 'evaluate';
  return isRun && body !== undefined && isCallOf(body, ['scrollTo', 'scrollBy', 'scroll']);
}

function importsProcess(node: SyntaxNode): boolean {
  const source = node.type === 'ImportDeclaration' ? textOf(child(node, 'source')) : undefined;
  return source === 'process' || source === 'node:process';
}

function readsClock(node: SyntaxNode): boolean {
  if (isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now')) return true;
  if (isMember(node, 'process', 'hrtime')) return true;
  const isDate = textOf(child(node, 'callee')) === 'Date';
  if (node.type === 'CallExpression') return isDate;
  const given = node['arguments'];
  return node.type === 'NewExpression' && isDate && !(Array.isArray(given) && given.length > 0);
}

/** Messages of the form `file:line: rule`, for one file's source. */
export function brokenConventions(file: string, source: string): string[] {
  const rules = CONVENTIONS.filter(({ concerns }) => concerns(file));
  if (rules.length === 0) return [];
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const nodes = nodesOf(tree as object as SyntaxNode);
  const bytes = Buffer.from(source);
  return rules.flatMap(({ says, breaks }) =>
    breaks(nodes).map((node) => `${file}:${lineOf(bytes, node)}: ${says}`),
  );
}

/** The parser counts bytes from 1. */
function lineOf(bytes: Buffer, node: SyntaxNode): number {
  const before = bytes.subarray(0, (node.span?.start ?? 1) - 1);
  return before.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 1);
}

/** Maximum number of source files in a folder, without its subfolders. */
const MAX_FILES = 40;

/** A message for each folder with too many source files. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = Map.groupBy(files, (file) => path.posix.dirname(file));
  return [...counts]
    .filter(([, { length }]) => length > MAX_FILES)
    .map(([folder, { length }]) => `${folder}: ${length} files, at most ${MAX_FILES} are allowed`);
}

/** Checks every source file of the project, and the size of each folder. */
export function checkConventions(root: string): string[] {
  const sources = filesOf(root, '{server,views,client,test/browser}/**/*.{ts,tsx,mjs}');
  const all = filesOf(root, '{server,views,client,test}/**/*.{ts,tsx,mjs,css}');
  return [
    ...sources.flatMap((file) =>
      brokenConventions(file, readFileSync(path.join(root, file), 'utf8')),
    ),
    ...crowdedFolders(all),
  ];
}

function filesOf(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

if (import.meta.main) {
  const sentences = checkConventions(ROOT);
  for (const sentence of sentences) console.log(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
