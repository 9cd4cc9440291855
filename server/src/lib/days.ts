const shanghai = 8 * 3600
const day = 86_400

/** Until the Shanghai day of `now` ends: whatever counts by day begins anew then (member.md section 5). */
export const secondsLeftOfDay = (now: number): number => day - ((now + shanghai) % day)
