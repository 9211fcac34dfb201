/** An instruction of a Dockerfile. */
export interface Instruction {
  name: string;
  /** `--from=build` is `from`, `build`. */
  flags: Readonly<Record<string, string>>;
  /** What follows name and flags, on one line. */
  text: string;
}

const INSTRUCTION = /^([A-Z]+)\s+((?:--[a-z-]+=\S+\s+)*)(.+)$/;

/**
 * Reads a Dockerfile.
 * @throws Error for a line that is no instruction.
 */
export function parseDockerfile(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, name = '', flags = '', rest = ''] =
      INSTRUCTION.exec(line) ?? fail(`"${line}" is no instruction`);
    const each = flags.split(/\s+/).filter(Boolean);
    return {
      name,
      flags: Object.fromEntries(each.map((flag) => flag.slice(2).split('=') as [string, string])),
      text: rest.trim(),
    };
  });
}

/**
 * The words of a command in its JSON form, which runs without a shell.
 * @throws Error for the form of a shell.
 */
export function wordsOf(text: string): string[] {
  const words: unknown = text.startsWith('[') ? JSON.parse(text) : undefined;
  return Array.isArray(words) ? words.map(String) : fail(`${text} is not ["program", "argument"]`);
}

function fail(message: string): never {
  throw new Error(message);
}
