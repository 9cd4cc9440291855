const day = 86_400

/** wire/demo-data section 5: running ones end in 30 days, those to come start in 7, ended ones ended 7 days ago. */
export const runs = (now: number) => ({ start_time: now - 5 * day, end_time: now + 30 * day })
export const comes = (now: number) => ({ start_time: now + 7 * day, end_time: now + 37 * day })
export const ended = (now: number) => ({ start_time: now - 37 * day, end_time: now - 7 * day })
