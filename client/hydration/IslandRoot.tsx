import { Component, type ReactNode, useEffect } from 'react';

interface Props {
  children: ReactNode;
  /** Replaces an island that crashed (spec section 8). */
  crashText: string;
  /** Called once the island is hydrated and handles clicks itself. */
  onHydrated: () => void;
  onCrash: (error: unknown) => void;
}

/**
 * Root component of every island. The server and the browser both use it: hydration needs the same
 * tree.
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
