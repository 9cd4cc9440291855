/** `_type` fields that hold words need no exception: a word is never numeric text. */
const names =
  /(^|_)(id|num|count|status)$|^(stock|sort|level|state|points?|growth|suid|uid|timestamp)$|_(type|time)$|^is_/

/** Whether a field of this name is a whole number, by the naming rule of the wire (README section 5). */
export const isNumberName = (name: string): boolean => names.test(name)

/** Numeric text as a number; other values, leading zeros and more digits than a double holds stay as they came. */
export function numberOf<T>(value: T): T | number {
  const number = Number(value)
  return typeof value === 'string' && String(number) === value && Number.isSafeInteger(number) ? number : value
}
