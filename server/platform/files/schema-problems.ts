import type { z } from 'zod';
import { knownKeys } from './known-keys.ts';
import { didYouMean } from './nearest-word.ts';

/** A mistake in a data file. */
export interface DataProblem {
  /** Like `params.modules[2].content.title`; '' is the whole file. */
  path: string;
  reason: string;
}

/** Formats a path of keys and indexes, like `params.modules[2].sort`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** What was checked, and against what: by it, mistyped keys and values are told what was meant. */
export interface CheckedValue {
  value: unknown;
  schema: z.ZodType;
}

/** Every mistake that a schema found, in the order of the file. */
export function schemaProblems(
  error: z.ZodError,
  base: readonly PropertyKey[] = [],
  checked?: CheckedValue,
): DataProblem[] {
  return error.issues.flatMap((issue) => issueProblems(issue, base, checked));
}

function issueProblems(
  issue: z.core.$ZodIssue,
  base: readonly PropertyKey[],
  checked: CheckedValue | undefined,
): DataProblem[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = checked ? knownKeys(checked.schema, issue.path) : [];
    return issue.keys.map((key) => ({
      path: pathText([...path, key]),
      reason: `unknown key${didYouMean(key, known)}`,
    }));
  }
  const meant =
    issue.code === 'invalid_value' && checked
      ? didYouMean(valueAt(checked.value, issue.path), issue.values)
      : '';
  return [{ path: pathText(path), reason: `${reasonOf(issue)}${meant}` }];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    value,
  );
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') return unionReason(issue);
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return `is missing (${issue.expected})`;
  }
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  const isNot = /^Invalid (email address|URL|ISO date)$/.exec(issue.message)?.[1];
  if (isNot) return `is not a valid ${isNot}`;
  return issue.message.replace(/^Invalid (input|option|string): /, '');
}

function tooSmall({ origin, minimum, inclusive = true }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return minimum === 1 ? 'is empty' : `needs ${minimum} characters`;
  if (origin === 'array') return `needs at least ${minimum} of them`;
  return `must be ${inclusive ? '' : 'more than '}${minimum}${inclusive ? ' or more' : ''}`;
}

function tooBig({ origin, maximum, inclusive = true }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `has more than ${maximum} characters`;
  if (origin === 'array') return `has more than ${maximum} of them`;
  return `must be ${inclusive ? '' : 'less than '}${maximum}${inclusive ? ' or less' : ''}`;
}

/**
 * A union of fixed values reads "expected one of 0, 1"; any other joins the reasons of its members.
 */
function unionReason(issue: z.core.$ZodIssueInvalidUnion): string {
  const parts = issue.errors.flat();
  const values = parts.flatMap((part) => (part.code === 'invalid_value' ? part.values : []));
  if (values.length === parts.length && parts.length > 0) {
    return `expected one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  }
  return [...new Set(parts.map(reasonOf))].join(', or ') || issue.message;
}

/** The problems of a file in one line: `price: is missing; city: is missing`. */
export function reasonText(problems: readonly DataProblem[]): string {
  return problems.map(({ path: at, reason }) => (at ? `${at}: ${reason}` : reason)).join('; ');
}
