import { dayText, startOf } from '@/lib/date'

/** Birthdays are days in China: 1990-05-01 of unix seconds; '' = not set. */
export const dayOf = (seconds: number): string => (seconds === 0 ? '' : dayText(seconds))

/** The first second of the day. */
export const secondsOf = startOf
