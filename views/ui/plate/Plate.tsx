import type { ReactNode } from 'react';

/** The enamel plate (docs/look.md, "The idea"). */
export function Plate({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <span className="plate" lang={lang}>
      {children}
    </span>
  );
}
