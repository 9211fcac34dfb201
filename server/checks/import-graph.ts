import path from 'node:path';
import { parseSync } from '@swc/core';
import { child, nodesOf, type SyntaxNode, textOf } from './syntax-tree.ts';

/** An import of one file of the project by another; paths from the root. */
export interface Import {
  from: string;
  to: string;
}

const DECLARATIONS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
]);

/** The files that a file imports by a relative path: types and dynamic imports included. */
export function importsOf(file: string, source: string): Import[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return nodesOf(module as unknown as SyntaxNode)
    .map(importedPath)
    .filter((to) => to?.startsWith('.') === true)
    .map((to) => ({ from: file, to: path.posix.join(path.posix.dirname(file), to ?? '') }));
}

function importedPath(node: SyntaxNode): string | undefined {
  if (DECLARATIONS.has(node.type)) return textOf(child(node, 'source'));
  if (node.type === 'TsImportType') return textOf(child(node, 'argument'));
  if (node.type !== 'CallExpression' || child(node, 'callee')?.type !== 'Import') return undefined;
  const [first] = node['arguments'] as { expression: SyntaxNode }[];
  return textOf(first?.expression);
}
