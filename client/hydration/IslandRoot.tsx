import { Component, type ReactNode, useEffect } from 'react';

interface Props {
  children: ReactNode;
  /** Shown in place of an island that crashed (spec section 8). */
  crashText: string;
  /** Called once the island listens: from now on its own handlers see the visitor's clicks. */
  onHydrated: () => void;
  onCrash: (error: unknown) => void;
}

/**
 * The root of every island, in the browser and on the server alike: the two must build the same
 * tree, or hydration would throw the server's HTML away.
 */
export class IslandRoot extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    if (this.state.crashed) {
      return (
        <p className="module-crash" role="alert">
          {this.props.crashText}
        </p>
      );
    }
    return <Hydrated onHydrated={this.props.onHydrated}>{this.props.children}</Hydrated>;
  }
}

function Hydrated({ children, onHydrated }: Pick<Props, 'children' | 'onHydrated'>): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
