import type { ComponentStates } from '../../ui/component-state.ts';
import { states as card } from '../../ui/card/states.ts';
import { states as contact } from '../../ui/contact/states.ts';
import { states as energy } from '../../ui/energy/states.ts';
import { states as list } from '../../ui/list/states.ts';
import { states as picture } from '../../ui/picture/states.ts';
import { states as place } from '../../ui/place/states.ts';
import { states as plate } from '../../ui/plate/states.ts';
import { states as price } from '../../ui/price/states.ts';
import { states as text } from '../../ui/text/states.ts';
import { PAGE_STATES, type PageState } from '../../subjects/page-states.ts';
import type { ModuleState } from '../module-state.ts';

const byComponent: ComponentStates = {
  ...card,
  ...contact,
  ...energy,
  ...list,
  ...picture,
  ...place,
  ...plate,
  ...price,
  ...text,
};

/** Every state of every component that has some: this module shows one of them. */
export const states: readonly ModuleState[] = Object.entries(byComponent).flatMap(
  ([component, all]) =>
    all.map(({ name, on, home, props }) => ({
      name: `${component}: ${name}`,
      ...(on !== undefined && { on: pageState(on) }),
      module: { content: { component, ...(home && { home }), ...(props && { props }) } },
    })),
);

function pageState(name: string): PageState {
  const found = PAGE_STATES.find((one) => one === name);
  if (!found) throw new Error(`no page is called ${name}`);
  return found;
}
