/** A node of swc's syntax tree; its other fields depend on its type. */
export interface SyntaxNode {
  type: string;
  span?: { start: number; end: number };
  [field: string]: unknown;
}

/** The node in a field; undefined when there is none. */
export function child(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The name of an identifier or the text of a string; undefined for other nodes. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  return typeof node?.['value'] === 'string' ? node['value'] : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Every node below one, in source order, without the node itself. */
export function nodesOf(root: SyntaxNode): SyntaxNode[] {
  return nodesBelow(root, () => true);
}

/** As `nodesOf`, without what is in other functions, but with those that a function returns. */
export function ownNodesOf(root: SyntaxNode): SyntaxNode[] {
  const isOwn = (node: SyntaxNode, parent: SyntaxNode) =>
    !isFunction(node) || parent.type === 'ReturnStatement';
  return nodesBelow(root, isOwn);
}

function nodesBelow(
  root: SyntaxNode,
  isWanted: (node: SyntaxNode, parent: SyntaxNode) => boolean,
): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const visit = (value: unknown, parent: SyntaxNode): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, parent);
    else if (typeof value === 'object' && value !== null) {
      const node = isNode(value) ? value : undefined;
      if (node && node !== root && !isWanted(node, parent)) return;
      if (node && node !== root) nodes.push(node);
      for (const each of Object.values(value)) visit(each, node ?? parent);
    }
  };
  visit(root, root);
  return nodes;
}

/** True for a function of any form. */
export function isFunction({ type }: SyntaxNode): boolean {
  return /^(Arrow)?Function(Expression|Declaration)$/.test(type) || type.endsWith('Method');
}

/** True for `object.property` and `object['property']`. */
export function isMember(node: SyntaxNode, object: string, property: string): boolean {
  if (node.type !== 'MemberExpression') return false;
  const name = child(node, 'property');
  const plain = name?.type === 'Computed' ? child(name, 'expression') : name;
  return textOf(child(node, 'object')) === object && textOf(plain) === property;
}

/** True for a call of a function by one of these names, also as a property (`React.use()`). */
export function isCallOf(node: SyntaxNode, names: readonly string[]): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  const name = textOf(callee?.type === 'MemberExpression' ? child(callee, 'property') : callee);
  return name !== undefined && names.includes(name);
}

/** True when a statement is a directive such as 'use client'. */
export function isDirective(node: SyntaxNode | undefined, text: string): boolean {
  const expression = node?.type === 'ExpressionStatement' ? child(node, 'expression') : undefined;
  return expression?.type === 'StringLiteral' && textOf(expression) === text;
}
