/**
 * Parts of a reduction, none above the room of its line or shop: what is too much goes to those that have room, the
 * earliest first. What none has room for is left out; of lines it falls on freight and invoice.
 */
export function withinRoom(parts: readonly number[], rooms: readonly number[]): number[] {
  const kept = parts.map((part, i) => Math.min(part, rooms[i] ?? 0))
  let over = total(parts) - total(kept)
  return kept.map((part, i) => {
    const more = Math.min(over, (rooms[i] ?? 0) - part)
    over -= more
    return part + more
  })
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
