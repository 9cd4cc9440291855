/** s; the mall keeps Chinese time */
const shanghai = 8 * 3600

/** `YYYY-MM-DD HH:mm:ss` of unix seconds. */
export const timeText = (at: number): string =>
  new Date((at + shanghai) * 1000).toISOString().slice(0, 19).replace('T', ' ')
