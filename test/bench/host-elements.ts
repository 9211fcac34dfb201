import { cloneElement, isValidElement, type ReactNode } from 'react';

/** What a component is called with; React itself looks at nothing but the children. */
interface Props {
  children?: ReactNode;
}

type Component = (props: Props) => ReactNode | Promise<ReactNode>;

/**
 * The same tree with nothing left to work out: every server component is called once, and what it
 * returns stands in its place. What remains is what React itself writes: elements of HTML, fragments
 * and Suspense boundaries. Components are called in the order in which React's HTML renderer calls
 * them, because islands are numbered by it.
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
