import { z } from 'zod';
import { graphSeriesSchema, type History } from '../../../../views/domain/owner/history.ts';
import { checkJson } from '../../../platform/files/json-file.ts';

type Graph = History['allPropertyTypesStatisticsGraph'];

const detailsSchema = z.array(graphSeriesSchema);

/**
 * The graph of visits from `Details`, JSON text (spec section 3, "History"), in the site's own
 * form. Blank: none. Text that cannot be parsed is a fault, not an error: the page is shown without
 * the graph.
 */
export function readGraph(details: string): Graph {
  if (details.trim() === '') return {};
  const checked = checkJson(details, detailsSchema);
  if (checked.ok) return { details: checked.value };
  const [problem] = checked.problems;
  return { fault: [problem?.path, problem?.reason].filter(Boolean).join(': ') };
}
