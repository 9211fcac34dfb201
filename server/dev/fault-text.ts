/** Where a style sheet has its mistake, as Lightning CSS gives it. */
interface Located {
  fileName: string;
  loc: { line: number; column: number };
}

/** Lines of a stack, and what Node and webpack put around the message of a compiler. */
const NOT_READ = [
  /^\s+at /,
  /^Node\.js v\d/,
  /^\(node:\d+\) /,
  /^\(Use `node /,
  /^node:internal\//,
  /^\s*triggerUncaughtException\($/,
  /^ {4}\^$/,
  /^ {2}code: '/,
  /^\}$/,
  /^Module build failed \(from .*\):$/,
  /^Error:\s*$/,
  /^Caused by:$/,
  /^\s*Syntax Error$/,
];

/** What a person reads of what a tool has written about a mistake: without stacks and wrapping. */
export function faultText(written: string): string {
  const [message = ''] = written.split(/^Stack backtrace:$/m);
  return message
    .split('\n')
    .filter((line) => !NOT_READ.some((pattern) => pattern.test(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What an error says, after its file, line and column where it has them. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isLocated(error)) return error.message;
  const { fileName, loc } = error;
  return `${fileName}:${loc.line}:${loc.column}\n${error.message}`;
}

function isLocated(error: Error): error is Error & Located {
  return 'fileName' in error && 'loc' in error;
}
