/** Birthdays are days in China, whatever the phone's time zone. */
const zone = 8 * 3600

/** 1990-05-01 of unix seconds; '' = not set. */
export const dayOf = (seconds: number): string =>
  seconds === 0 ? '' : new Date((seconds + zone) * 1000).toISOString().slice(0, 10)

/** The first second of the day. */
export const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000 - zone
