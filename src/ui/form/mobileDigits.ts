/** of a mainland mobile */
const digits = 11
/** With the prefix, spaces, dashes and the direction marks that address books put around a number. */
export const maxPastedMobile = 40

const halfWidth = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** The digits of a mobile that was typed or pasted, without the country's prefix; no mobile begins with 86 or 00. */
const digitsOf = (text: string) =>
  halfWidth(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '')

/**
 * What a mobile field holds after an input. Of too many digits those are left out that did not fit at the cursor, as
 * a native limit does: the digits behind it stay.
 */
export function mobileDigits(text: string, before = ''): string {
  const next = digitsOf(text)
  const surplus = next.length - digits
  if (surplus <= 0) return next
  let behind = 0
  const fromEnd = (all: string) => all[all.length - 1 - behind]
  while (behind < before.length && fromEnd(before) === fromEnd(next)) behind += 1
  return next.slice(0, digits - behind) + next.slice(next.length - behind)
}
