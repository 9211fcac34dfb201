/**
 * Browsers of the last two years, and iOS from 16.4: version numbers as lightningcss packs them.
 */
export const TARGETS = {
  chrome: version(120),
  edge: version(120),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
  samsung: version(23),
};

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
