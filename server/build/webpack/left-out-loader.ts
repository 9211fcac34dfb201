import type { LoaderDefinition } from 'webpack';

/** Functions of a library that the site never comes to, or whose answer it does not use. */
interface Options {
  /** By the function's name what its body becomes. */
  bodies: Readonly<Record<string, string>>;
}

/**
 * Leaves functions of a library's file out of a bundle, and with them what they alone call.
 * @throws when the file has no such function: another version must be looked at again.
 */
const leftOutLoader: LoaderDefinition<Options> = function (source) {
  return Object.entries(this.getOptions().bodies).reduce((text, [name, body]) => {
    const whole = new RegExp(`^function ${name}\\([^]*?\\n}\\n`, 'm');
    if (!whole.test(text)) throw new Error(`${this.resourcePath} has no function ${name}`);
    return text.replace(whole, `function ${name}() { ${body} }\n`);
  }, source);
};

export default leftOutLoader;
