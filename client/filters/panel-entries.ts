import type { PanelControl } from '../../views/domain/filters/filter.ts';
import { FILTERS, interpolationOf, writeFilter } from '../../views/domain/filters/filters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import { fillText } from '../fill-text.ts';
import type { PanelText } from './filter-texts.ts';

type Kind = PanelControl['kind'];

/** A further filter with its current value. */
export interface PanelEntry<Of extends Kind = Kind> {
  /** Name of the query parameter. */
  parameter: string;
  label: string;
  help: string | undefined;
  dropsProjects: boolean;
  /** Undefined while the filter is not set. */
  value: string | undefined;
  control: Extract<PanelControl, { kind: Of }>;
  /** The closed panel's summary of it, when it is set. */
  brief: string;
}

/** The filters with one kind of control, in the order of the table. */
export function entriesOf<Of extends Kind>(
  kind: Of,
  texts: readonly PanelText[],
  query: ListQuery,
): PanelEntry<Of>[] {
  return texts.flatMap(({ name, label, help, dropsProjects, brief }) => {
    const { control, parameter } = FILTERS[name];
    if (!isOf(control, kind)) return [];
    const value = writeFilter(name, query)[0]?.[1];
    return [
      {
        parameter,
        label,
        help,
        dropsProjects,
        value,
        control,
        brief: fillText(brief, interpolationOf(name, query)),
      },
    ];
  });
}

function isOf<Of extends Kind>(
  control: { kind: string },
  kind: Of,
): control is Extract<PanelControl, { kind: Of }> {
  return control.kind === kind;
}
