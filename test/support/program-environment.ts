/**
 * The environment of a program that a test starts: only these variables, where to find programs, and
 * the tests' own cache of compiled code. Without it each program compiles its sources anew, which
 * takes more time than most of them run.
 */
export function programEnvironment(own: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...own };
}
