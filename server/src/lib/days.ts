const shanghai = 8 * 3600
const day = 86_400

/** Until the Shanghai day of `now` ends: whatever counts by day begins anew then (member.md section 5). */
export const secondsLeftOfDay = (now: number): number => day - secondOfDay(now)

/** Seconds since midnight in Shanghai, 0 to 86399. */
export const secondOfDay = (now: number): number => (now + shanghai) % day

/** When the Shanghai day of `now` ends: the next one starts then. */
export const endOfDay = (now: number): number => now + secondsLeftOfDay(now)

/** When the Shanghai day of `now` began. */
export const startOfDay = (now: number): number => now - secondOfDay(now)

/** The Shanghai day, counted since 1970: what happens once a day is told apart by it. */
export const dayOf = (now: number): number => Math.floor((now + shanghai) / day)
