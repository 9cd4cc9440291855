/** The mall's days begin at midnight in Shanghai, which keeps one offset all year. */
const offset = 8 * 3600
const day = 86_400

/** Unix s at which the day of `now` begins there. */
export const dayStart = (now: number): number => now - ((now + offset) % day)
/** 06:00, from seconds since midnight; 24:00 for the end of the day. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
}
