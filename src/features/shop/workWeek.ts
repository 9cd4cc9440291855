interface Words {
  everyDay: string
  /** Monday first */
  days: readonly string[]
  span(from: string, to: string): string
  list(days: readonly string[]): string
}

/** The days of `work_week` (csv of 1-7) in words: three and more in a row as one span. '' = it names none. */
export function workWeek(csv: string, words: Words): string {
  const named = new Set(csv.split(',').map((day) => Number(day.trim())))
  const open = words.days.map((_, i) => named.has(i + 1))
  if (open.every(Boolean)) return words.everyDay
  const parts: string[] = []
  for (let from = 0; from < open.length; from += 1) {
    let to = from
    while (open[from] && open[to + 1]) to += 1
    if (open[from] && to - from >= 2) parts.push(words.span(words.days[from]!, words.days[to]!))
    else if (open[from]) parts.push(...words.days.slice(from, to + 1))
    from = to
  }
  return words.list(parts)
}
