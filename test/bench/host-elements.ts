import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Props of a component; React itself reads only the children. */
interface Props {
  children?: ReactNode;
}

type Component = (props: Props) => ReactNode | Promise<ReactNode>;

/**
 * The same tree with every server component replaced by what it returns. What remains is React's
 * own work: HTML elements, fragments and Suspense boundaries. Components are called in the order in
 * which React's HTML renderer calls them, because islands are numbered in that order.
 * @throws what a component throws: no boundary catches it here.
 */
export async function hostElements(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(hostElements));
  if (!isValidElement<Props>(node)) return node;
  if (typeof node.type === 'function') {
    const made = (node.type as Component)(node.props);
    const resolved = await hostElements(made instanceof Promise ? await made : made);
    return isValidElement(resolved) ? cloneElement(resolved, { key: node.key }) : resolved;
  }
  const { children } = node.props;
  return children === undefined
    ? node
    : cloneElement(node, undefined, await hostElements(children));
}
