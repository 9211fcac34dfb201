import type { Finding } from '../services/site-check/finding.ts';

/** The findings for a terminal: errors first, each with its file, place, reason and remedy. */
export function siteReport(dir: string, findings: readonly Finding[]): string {
  const [errors, warnings] = (['error', 'warning'] as const).map((level) =>
    findings.filter((finding) => finding.level === level),
  ) as [Finding[], Finding[]];
  const sections = [
    ['Errors', errors],
    ['Warnings', warnings],
  ] as const;
  const lists = sections.flatMap(([title, found]) =>
    found.length === 0 ? [] : [`${title}:\n${found.map(lines).join('')}`],
  );
  const sum = `${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')} in ${dir}`;
  return `${[...lists, sum].join('\n')}\n`;
}

function lines({ file, path, reason, remedy }: Finding): string {
  const place = path === '' ? file : `${file}: ${path}`;
  return `  ${place}: ${reason}\n      ${remedy}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
