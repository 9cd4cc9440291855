import { visit } from '@/platform/lifecycle/visit'
import { onNewEra } from '@/session/era'

/** A list as it was left: after a reload, or on the way back to a page that is no longer there. */
export interface Left {
  /** ms, Date.now */
  at: number
  rows: readonly unknown[]
  count: number
  page: number
  time: number
  beside: object
  ended: boolean
  /** css px that the page was scrolled down */
  top: number
}

const key = 'lists'
/** ms after which a list begins anew */
const oldest = 30 * 60_000
/** lists, and characters of them all: a window stores 5 MB */
const most = { lists: 12, all: 2_000_000 }

const live = new Map<string, () => Left>()
let memory: Map<string, Left> | undefined

function known(): Map<string, Left> {
  if (memory) return memory
  try {
    memory = new Map(JSON.parse(visit.kept(key) || '[]') as [string, Left][])
  } catch {
    memory = new Map()
  }
  return memory
}

/** Undefined when this list was not shown at this place of the history, or too long ago. */
export function recall(name: string): Left | undefined {
  const found = known().get(name)
  return found && Date.now() - found.at < oldest ? found : undefined
}

/** As long as a list stands; what is returned ends it and keeps it as it is then. */
export function remember(name: string, look: () => Left): () => void {
  const before = known()
  live.set(name, look)
  return () => {
    live.delete(name)
    // after a login or a logout these are somebody else's rows
    if (known() === before) put(name, look())
  }
}

function put(name: string, one: Left): void {
  const all = known()
  all.delete(name)
  if (one.page > 0) all.set(name, one)
  for (const [oldestName] of all) {
    if (all.size <= most.lists) break
    all.delete(oldestName)
  }
}

visit.onLeave(() => {
  live.forEach((look, name) => put(name, look()))
  const all = [...known()]
  let text = JSON.stringify(all)
  while (text.length > most.all && all.length > 0) {
    all.shift()
    text = JSON.stringify(all)
  }
  visit.keep(key, text)
})

// rows of a member are not for the next one
onNewEra(() => {
  memory = new Map()
  visit.keep(key, '')
})
