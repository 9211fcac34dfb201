import type { LoaderDefinition } from 'webpack';

/** Functions of a library that the site never calls, or whose result it does not use. */
interface Options {
  /** Replacement bodies by name of function. */
  bodies: Readonly<Record<string, string>>;
}

/**
 * Removes functions of a library's file from a bundle, with the functions that only they call.
 * @throws when the file has no such function: another version of the library must be checked again.
 */
const leftOutLoader: LoaderDefinition<Options> = function (source) {
  return Object.entries(this.getOptions().bodies).reduce((text, [name, body]) => {
    const whole = new RegExp(`^function ${name}\\([^]*?\\n}\\n`, 'm');
    if (!whole.test(text)) throw new Error(`${this.resourcePath} has no function ${name}`);
    return text.replace(whole, `function ${name}() { ${body} }\n`);
  }, source);
};

export default leftOutLoader;
