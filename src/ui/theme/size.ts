/** No design is larger; a page that an operator has put together may say anything. */
const most = 9999

/** Design px (750 = screen width) as a CSS length for an inline style inside a theme root. */
export const px = (design: number) => `calc(var(--unit) * ${Math.min(design, most) / 100})`
