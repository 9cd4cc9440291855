import * as v from 'valibot'
import { parseIdCard } from './idCard'

/** One check of a field; the checks of a field run in order and the first that fails gives the message. */
export type Rule = v.CheckAction<unknown, string>

const rule = (holds: (text: string, value: unknown) => boolean, message: string): Rule =>
  v.check((value: unknown) => holds(value == null ? '' : String(value), value), message)
/** Checks of form leave an empty field alone: whether it may be empty is told by `required` or `notNull`. */
const form = (holds: (text: string) => boolean, message: string): Rule =>
  rule((text) => text === '' || holds(text), message)

const length = (text: string) => Array.from(text).length
const numeric = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN)
const inside = (n: number, min: number, max: number) => n >= min && n <= max

/** Something besides blanks; a ticked box; a list with entries. */
export const required = (message: string) => rule((text, value) => value !== false && text.trim() !== '', message)
/** Chosen at all: 0, false and blanks count, null, NaN and empty text do not. */
export const notNull = (message: string) => rule((text, value) => text !== '' && !Number.isNaN(value), message)
/** Characters, counted as people count them. */
export const stringLength = (min: number, max: number, message: string) =>
  form((text) => inside(length(text), min, max), message)
export const minLength = (min: number, message: string) => form((text) => length(text) >= min, message)
export const maxLength = (max: number, message: string) => form((text) => length(text) <= max, message)
export const int = (message: string) => form((text) => /^-?\d+$/.test(text), message)
/** A number from min to max, both included. */
export const between = (min: number, max: number, message: string) =>
  form((text) => inside(numeric(text), min, max), message)
/** A whole number from min to max. */
export const intBetween = (min: number, max: number, message: string) =>
  form((text) => /^-?\d+$/.test(text) && inside(Number(text), min, max), message)
/** A number from min to max with at most so many decimals; money has two. */
export const decimalBetween = (min: number, max: number, decimals: number, message: string) =>
  form((text) => inside(numeric(text), min, max) && (text.split('.')[1] ?? '').length <= decimals, message)
export const same = (other: unknown, message: string) => rule((_, value) => value === other, message)
/** Not one of these, blanks around it aside. */
export const noneOf = (others: readonly string[], message: string) =>
  form((text) => !others.includes(text.trim()), message)
export const notSame = (other: unknown, message: string) => rule((_, value) => value !== other, message)
export const email = (message: string) => form((text) => /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(text), message)
/** Mainland mobile: 11 digits, 1 then 3 to 9. */
export const phone = (message: string) => form((text) => /^1[3-9]\d{9}$/.test(text), message)
export const postcode = (message: string) => form((text) => /^\d{6}$/.test(text), message)
export const pattern = (regex: RegExp, message: string) =>
  form((text) => new RegExp(regex, regex.flags.replace(/[gy]/g, '')).test(text), message)
export const inList = (list: readonly (string | number)[], message: string) =>
  form((text) => list.some((entry) => String(entry) === text), message)
/** 15 or 18 characters with a valid birthday up to `today` (YYYY-MM-DD), 18 with its checksum. */
export const idCard = (today: string, message: string) =>
  form((text) => parseIdCard(text, today) !== undefined, message)

/** Message of the first rule that `value` breaks. */
export function firstIssue(value: unknown, rules: readonly Rule[]): string | undefined {
  const result = v.safeParse(v.pipe(v.unknown(), ...(rules as [Rule])), value, { abortPipeEarly: true })
  return result.issues?.[0].message
}
