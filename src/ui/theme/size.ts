/** Design px (750 = screen width) as a CSS length for an inline style inside a theme root. */
export const px = (design: number) => `calc(var(--unit) * ${design / 100})`
