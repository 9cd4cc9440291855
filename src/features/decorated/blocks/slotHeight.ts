/** design px of a flash sale whose products stand side by side */
export const slotHeight = 466
