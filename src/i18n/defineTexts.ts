import { addEnglish, localeStore } from './locale'

/** The same keys with any words; functions keep their parameters. */
export type Shape<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Shape<T[K]> }

export interface Texts<Z> {
  /** The words in the shown language; renders again when it changes. */
  (): Shape<Z>
  /** The same outside React. */
  get(): Shape<Z>
}

/**
 * Words of one feature: Chinese in the bundle, English in `texts.en.ts` beside it, fetched only when shown.
 * English that misses a key, has one too many or takes other parameters does not compile.
 */
export function defineTexts<const Z extends object, E extends Shape<Z>>(
  chinese: Z,
  english: () => Promise<{ default: E & Record<Exclude<keyof E, keyof Z>, never> }>,
): Texts<Z> {
  const zh = chinese as unknown as Shape<Z>
  let en: Shape<Z> | undefined
  addEnglish(() =>
    english().then((module) => {
      en = module.default
    }),
  )
  const pick = () => (localeStore.getState().locale === 'en-us' && en) || zh
  return Object.assign(() => localeStore(pick), { get: pick })
}
