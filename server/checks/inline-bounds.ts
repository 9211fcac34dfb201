import { child, isCallOf, nodesOf, type SyntaxNode, textOf } from './syntax-tree.ts';

/** Functions that take a time, and what bounds calls or listeners. */
const TIMED = ['setTimeout', 'setInterval', 'timeout', 'after', 'every', 'bulkhead'];
/** Names of properties and parameters that bound something. */
const BOUND = /(?:timeout|delay|deadline|interval|debounce|maxAge|maxLength|limit|retries|ttl)$/i;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;
/** Milliseconds of a second: a conversion of a setting, no bound. */
const SECOND = 1000;

/**
 * Numbers above 2 that bound something and have no name, which docs/bounds.md cannot list: arguments
 * of timers, and values of properties and parameters with the name of a bound. What is within a
 * constant of its own is listed with it.
 */
export function inlineBounds(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const named = new Set(nodes.filter(isConstant).flatMap(nodesOf));
  return nodes
    .flatMap((node) => valuesOf(node).filter(isNumber))
    .filter((number) => !named.has(number));
}

function isConstant(node: SyntaxNode): boolean {
  const name = node.type === 'VariableDeclarator' ? textOf(child(node, 'id')) : undefined;
  return name !== undefined && CONSTANT.test(name);
}

/** The fields of a node that have the name and the value of something bounded. */
const NAMED_VALUES: Readonly<Record<string, readonly [name: string, value: string]>> = {
  KeyValueProperty: ['key', 'value'],
  AssignmentPattern: ['left', 'right'],
  AssignmentPatternProperty: ['key', 'value'],
};

/** The expressions of a node that bound something. */
function valuesOf(node: SyntaxNode): SyntaxNode[] {
  if (isCallOf(node, TIMED)) return argumentsOf(node);
  const [name = '', value = ''] = NAMED_VALUES[node.type] ?? [];
  const bounded = child(node, value);
  return BOUND.test(textOf(child(node, name)) ?? '') && bounded ? [bounded] : [];
}

function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const given = Array.isArray(call['arguments']) ? (call['arguments'] as SyntaxNode[]) : [];
  return given.flatMap((argument) => child(argument, 'expression') ?? []);
}

/** A number above 2, also as a product; not a conversion of what has a name. */
function isNumber(node: SyntaxNode): boolean {
  if (node.type === 'NumericLiteral') return Number(node['value']) > 2;
  if (node.type !== 'BinaryExpression') return false;
  const sides = [child(node, 'left'), child(node, 'right')].flatMap((side) => side ?? []);
  return sides.some((side) => isNumber(side) && !isConversion(node, side));
}

function isConversion(product: SyntaxNode, side: SyntaxNode): boolean {
  return product['operator'] === '*' && Number(side['value']) === SECOND;
}
