/** s; the mall keeps Chinese time */
const shanghai = 8 * 3600

/** `YYYY-MM-DD HH:mm:ss` of unix seconds. */
export const timeText = (at: number): string =>
  new Date((at + shanghai) * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** `HH:mm` of seconds since midnight; the end of the day is 24:00. */
export const timeOfDay = (second: number): string =>
  [Math.floor(second / 3600), Math.floor((second % 3600) / 60)].map((part) => String(part).padStart(2, '0')).join(':')
