import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import {
  child,
  isCallOf,
  nodesOf,
  type SyntaxNode,
  textOf,
} from '../../../server/checks/syntax-tree.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCES = ['{views,client}/**/*.{ts,tsx}', 'server/{*,!(build)/**/*}.{ts,tsx}'];

/** A call of `t`: its place, the keys it may request, and the values it passes. */
export interface TextCall {
  file: string;
  /** Matches every key that the call may request, as a whole. */
  pattern: RegExp;
  /** The key, when it is a constant. */
  key?: string;
  /** Names of the values; undefined when they cannot be read from the source. */
  values: string[] | undefined;
}

/** Every call of `t` in the sources whose key is written in the call. */
export function textCalls(): TextCall[] {
  return sources().flatMap(({ file, nodes }) =>
    nodes
      .filter((node) => isCallOf(node, ['t']))
      .flatMap((node) => {
        const [key, values] = argumentsOf(node);
        return keysIn(key).map((asked) => ({ file, ...asked, values: namesIn(values) }));
      }),
  );
}

/** Every string in the sources that may be a key: keys also occur in tables. */
export function stringsInSource(): Set<string> {
  const strings = sources().flatMap(({ nodes }) =>
    nodes.filter((node) => node.type === 'StringLiteral').map((node) => textOf(node) ?? ''),
  );
  return new Set(strings);
}

let parsed: { file: string; nodes: SyntaxNode[] }[] | undefined;

function sources() {
  parsed ??= SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
      return { file, nodes: nodesOf(tree as unknown as SyntaxNode) };
    });
  return parsed;
}

function argumentsOf(call: SyntaxNode): (SyntaxNode | undefined)[] {
  return (call['arguments'] as { expression: SyntaxNode }[]).map(({ expression }) => expression);
}

function keysIn(node: SyntaxNode | undefined): { pattern: RegExp; key?: string }[] {
  switch (node?.type) {
    case 'StringLiteral': {
      const key = textOf(node) ?? '';
      return [{ key, pattern: new RegExp(`^${escaped(key)}$`) }];
    }
    case 'TemplateLiteral': {
      const parts = (node['quasis'] as { raw: string }[]).map(({ raw }) => escaped(raw));
      return [{ pattern: new RegExp(`^${parts.join('[\\w-]+')}$`) }];
    }
    case 'ConditionalExpression':
      return [...keysIn(child(node, 'consequent')), ...keysIn(child(node, 'alternate'))];
    default:
      return [];
  }
}

function namesIn(node: SyntaxNode | undefined): string[] | undefined {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const names = (node['properties'] as SyntaxNode[]).map(
    (property) => textOf(child(property, 'key')) ?? textOf(property),
  );
  return names.every((name) => name !== undefined) ? names.sort() : undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
