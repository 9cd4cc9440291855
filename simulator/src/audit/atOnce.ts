/** Most things under way at once, of those that last longer than `atLeast` ms. */
export function mostAtOnce<Entry extends { at: number; ms: number }>(entries: Entry[], atLeast: number): Entry[] {
  const long = entries.filter(({ ms }) => ms > atLeast)
  let most: Entry[] = []
  for (const { at } of long) {
    const together = long.filter((other) => other.at <= at && other.at + other.ms > at)
    if (together.length > most.length) most = together
  }
  return most
}
