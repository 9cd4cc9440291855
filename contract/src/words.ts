/** Languages in which the server's own words are told (wire/README section 3.1). */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** Words of the server's own: one whose English is missing does not compile. */
export type Words = Readonly<Record<Language, string>>

/** Of the header `Accept-Language`: a first tag that begins with `en` is English, anything else Chinese. */
export const languageOf = (header: string | undefined): Language => (/^\s*en/i.test(header ?? '') ? 'en' : 'zh')

export const said = <Z extends string, E extends string>(zh: Z, en: E) => ({ zh, en })
