/** Root of the package that a file or page belongs to; '' is the main one. */
export const packageOf = (roots: string[], place: string): string =>
  roots.find((root) => root && place.startsWith(`${root}/`)) ?? ''

/** May code of the package `from` use what lies in `to`? A sub-package reaches itself and the main one, the main one only itself. */
export const reaches = (from: string, to: string): boolean => to === '' || to === from
