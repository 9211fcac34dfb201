import type { ReactNode } from 'react';

/** The enamel plate (docs/look.md, "The idea"). */
export function Plate({ children }: { children: ReactNode }) {
  return <span className="plate">{children}</span>;
}
