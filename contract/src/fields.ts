/**
 * Field types of wire/README section 5. Params are parsed from form text (or numbers);
 * a value of the wrong form is an issue, which the server answers with -10006.
 */
import * as v from 'valibot'

const scalar = v.union([v.string(), v.number()])
// no sign on zero: -0 is not a number anybody writes
const digits = /^(?!-0*$)-?\d{1,16}$/

// ---- params -----------------------------------------------------------------------------------

/** Whole number within min..max; the text form must be plain digits. */
export const int = (min = 0, max = 2_147_483_647) =>
  v.pipe(
    scalar,
    v.transform(String),
    v.check((s) => digits.test(s), 'int'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  )

/** The most pieces that a stock, or another count of pieces, may be set to: what orders give back fits above it. */
export const maxPieces = 99_999_999
/** Count of pieces. */
export const pieces = (min = 0) => int(min, maxPieces)
/** Row id, 1 to 2^53 - 1. */
export const id = () => int(1, Number.MAX_SAFE_INTEGER)
/** Row id or 0 = none. */
export const idOrNone = () => int(0, Number.MAX_SAFE_INTEGER)
/** 0 or 1. */
export const flag = () => v.pipe(int(0, 1), v.picklist([0, 1]))
/** Unix seconds. */
export const time = () => int(0, 99_999_999_999)
/** Text of 0 to `max` characters; NUL and unpaired surrogates are refused. */
export const text = (max = 255) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.check((s) => !/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(s), 'text'),
    v.check((s) => s.length <= max || [...s].length <= max, 'length'),
  )
/** One word of a list. */
export const word = <const W extends readonly string[]>(words: W) => v.picklist(words)
/** One word of a list in which numbers stand as their text ("all", "1", "2"). */
export const choice = <const W extends readonly string[]>(words: W) =>
  v.pipe(scalar, v.transform(String), v.picklist(words))
/** Yuan as text or number with at most 2 decimals; parsed into integer cents. */
export const money = (minCents = 0, maxCents = 9_999_999_999) =>
  v.pipe(
    scalar,
    v.transform(String),
    v.check((s) => /^(?!-[0.]*$)-?\d{1,10}(\.\d{1,2})?$/.test(s), 'money'),
    v.transform((s) => Math.round(Number(s) * 100)),
    v.minValue(minCents),
    v.maxValue(maxCents),
  )
/** One of the listed whole numbers. */
export const oneOf = <const N extends readonly number[]>(values: N) => v.pipe(int(-2_147_483_648), v.picklist(values))
/** Percent as text or number with at most 2 decimals; parsed into hundredths of a percent: "6.00" -> 600. */
export const pct = (max = 100) => money(0, max * 100)
/** Decimal degrees or kilometres as text or number. */
export const decimal = (min: number, max: number) =>
  v.pipe(
    scalar,
    v.transform(String),
    v.check((s) => /^(?!-[0.]*$)-?\d{1,6}(\.\d{1,16})?$/.test(s), 'decimal'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  )
export const longitude = () => decimal(-180, 180)
export const latitude = () => decimal(-90, 90)
/** Mainland mobile: 11 digits, 1 then 3 to 9. */
export const mobile = () => v.pipe(scalar, v.transform(String), v.regex(/^1[3-9]\d{9}$/, 'mobile'))
/** Comma list of ids, at most `max`; parsed into an array. */
export const idList = (max = 100) =>
  v.pipe(
    scalar,
    v.transform(String),
    v.check((s) => /^\d{1,16}(,\d{1,16})*$/.test(s), 'csv'),
    v.transform((s) => s.split(',').map(Number)),
    v.check((list) => list.length <= max && list.every(Number.isSafeInteger), 'csv'),
  )
const objectTypes = ['object', 'loose_object', 'strict_object', 'record']
/** JSON text (from a form) or the value itself (from a JSON body or a typed client). */
export const json = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.union([v.string(), v.custom<v.InferInput<S>>((raw) => typeof raw === 'object' && raw !== null)]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value !== 'string') return dataset.value as unknown
      try {
        return JSON.parse(dataset.value) as unknown
      } catch {
        addIssue({ message: 'json' })
        return NEVER
      }
    }),
    // valibot's own objects let a list pass
    v.check((raw) => !Array.isArray(raw) || !objectTypes.includes(schema.type), 'object'),
    schema,
  )
/** Comma list of words, normalised without blanks and repeats; may be empty. */
export const wordList = <const W extends readonly string[]>(words: W) =>
  v.pipe(
    v.string(),
    v.check((s) => s === '' || s.split(',').every((one) => words.includes(one)), 'csv'),
    v.transform((s) => [...new Set(s.split(',').filter(Boolean))].join(',')),
  )
/** Comma list of ids that stays a text, as settings keep it; may be empty. */
export const idText = () => v.pipe(scalar, v.transform(String), v.regex(/^(\d{1,16}(,\d{1,16})*)?$/, 'csv'))
/** Money that stays in its wire form, as settings keep it: 12.5 -> "12.50". */
export const moneyText = (minCents = 0, maxCents = 9_999_999_999) =>
  v.pipe(
    money(minCents, maxCents),
    v.transform((cents) => (cents / 100).toFixed(2)),
  )
/** Percent that stays in its wire form, as settings keep it: 6 -> "6.00". */
export const pctText = (max = 100) => moneyText(0, max * 100)
/** Degrees or kilometres that stay text, to the centimetre. */
export const decimalText = (min: number, max: number) =>
  v.pipe(
    decimal(min, max),
    v.transform((n) => n.toFixed(7).replace(/\.?0+$/, '')),
  )
/** Optional field inside a JSON param: null and empty text count as missing there too. */
export const blank = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      schema,
      v.pipe(
        v.union([v.literal(''), v.null()]),
        v.transform(() => undefined),
      ),
    ]),
  )
/** JSON map by site_id. */
export const bySite = <S extends v.GenericSchema>(schema: S) =>
  json(v.record(v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'site_id')), schema))
/** Six digits. */
export const payPassword = () => v.pipe(scalar, v.transform(String), v.regex(/^\d{6}$/, 'pay_password'))
/** The site a call is about; without it the base param counts, and 0 is the platform. */
export const site = { site_id: v.optional(idOrNone()) }
export const optional = <S extends v.GenericSchema>(schema: S) => v.optional(schema)

/** `page` and `page_size` (README section 4). */
export const paging = { page: v.optional(int(-2_147_483_648)), page_size: v.optional(int(-2_147_483_648)) }

// ---- answers ----------------------------------------------------------------------------------

export const out = {
  int: v.pipe(v.number(), v.integer()),
  /** 0 or 1 */
  flag: v.pipe(
    v.number(),
    v.check((n) => n === 0 || n === 1, 'flag'),
  ),
  /** `"12.50"` */
  money: v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/)),
  /** percent, at most 2 decimals */
  pct: v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/)),
  /** decimal tenths of a coupon or level: 9 = pay 90 % */
  tenths: v.number(),
  decimal: v.string(),
  score: v.pipe(v.string(), v.regex(/^[1-5]\.\d{2}$/)),
  /** unix seconds, 0 = not set */
  time: v.pipe(v.number(), v.integer(), v.minValue(0)),
  text: v.string(),
  /** absolute, or relative to the server's root; may be empty */
  url: v.string(),
  /** comma list in one string */
  csv: v.string(),
  /** Text of ids under a name of one: `"7,8"`, or `"7"`, which clients that go by names read as a number. */
  idText: v.union([v.string(), v.pipe(v.number(), v.integer())]),
  /** JSON text inside a string */
  json: v.string(),
  html: v.string(),
  none: v.null(),
} as const

/** Paged data (README section 4). */
export const page = <R extends v.GenericSchema>(row: R) =>
  v.object({ count: out.int, page_count: out.int, list: v.array(row) })
/** An object, or null where the wire says "empty". */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)
