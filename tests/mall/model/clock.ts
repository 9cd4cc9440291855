export const minute = 60
export const day = 86_400
/** An unpaid order, or a bill of the rest of a presale, is closed. */
export const closesAfter = 30 * minute
/** The clock also runs by itself while the run works: what falls due within this of a moment is left alone. */
export const unclear = 20 * minute

/** The mall's clock at the beginning of each seed; seconds since midnight. */
export const beginsAt = 12 * 3600 + 20 * minute
