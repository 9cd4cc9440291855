import { isCalendarDay } from '@/lib/date'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

export interface IdCard {
  sex: 'male' | 'female'
  /** YYYY-MM-DD */
  birthday: string
}

/**
 * Mainland ID card (specification section 5): 15 digits (years 19xx) or 18 with a checksum of weights, mod 11, whose last may be X.
 * Undefined when it is none; `today` is YYYY-MM-DD, no birthday lies after it.
 */
export function parseIdCard(text: string, today: string): IdCard | undefined {
  const card = text.toUpperCase()
  const old = /^\d{6}(\d\d)(\d\d)(\d\d)\d\d(\d)$/.exec(card)
  const now = /^\d{6}((?:18|19|20)\d\d)(\d\d)(\d\d)\d\d(\d)[\dX]$/.exec(card)
  const match = now ?? old
  if (!match) return undefined
  if (now) {
    const sum = weights.reduce((total, weight, i) => total + weight * Number(card[i]), 0)
    if (checks[sum % 11] !== card[17]) return undefined
  }
  const birthday = `${now ? match[1] : `19${match[1]}`}-${match[2]}-${match[3]}`
  if (!isCalendarDay(birthday) || birthday > today) return undefined
  return { sex: Number(match[4]) % 2 === 1 ? 'male' : 'female', birthday }
}
