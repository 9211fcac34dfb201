/** The value of a cookie in the header of a request; undefined if it has none of this name. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  const pair = cookies?.split(/; */).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
