/** The click of a `Tap` inside a part of NutUI: the part around it listens. With it the Tap answers to keys as well. */
export const goesUp = () => undefined
