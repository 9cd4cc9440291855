/** `require` of the file this is compiled into; `async` fetches the package that holds the module. */
declare const __non_webpack_require__: { async(file: string): Promise<Record<string, object>> }

let fetched: ReturnType<typeof __non_webpack_require__.async> | undefined

/**
 * Mini-program only, put in by config/english/babel.cjs: the English of one text module out of the file that
 * config/english/plugin.ts writes. What fails is fetched again at the next call.
 * @param name the module's path below src
 */
export async function packagedEnglish(name: string): Promise<{ default: object | undefined }> {
  fetched ??= __non_webpack_require__.async('./pages/member/info/english.js')
  try {
    return { default: (await fetched)[name] }
  } catch (error) {
    fetched = undefined
    throw error
  }
}
