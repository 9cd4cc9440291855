import { useMemo, useRef, useState } from 'react'
import { scrollPageTo, usePageScroll } from '@/platform/lifecycle/lifecycle'
import { sight } from '@/platform/sight/sight'
import { useMetrics } from '@/ui/useMetrics'

export const sections = ['goods', 'evaluate', 'detail', 'recommend'] as const
export type Section = (typeof sections)[number]

/** css px of scrolling from which on the sections are offered: the picture has half gone */
const from = 200
/** ms between two looks at where the sections stand */
const pause = 150

/** ms that a way to a section takes, and how often it is aimed at */
const travel = 400
const tries = 3

/** Ids are looked up in the whole document on H5, where several pages are alive. */
let pages = 0

export interface Sections {
  /** scrolled so far that they are of use */
  shown: boolean
  active: Section
  idOf(section: Section): string
  goTo(section: Section): void
}

/** The last section whose beginning has passed under the bar. `tops` in css px from the window's upper edge. */
export function activeOf(tops: ReadonlyMap<Section, number>, bar: number): Section {
  const passed = sections.filter((section) => (tops.get(section) ?? Infinity) <= bar + 1)
  return passed[passed.length - 1] ?? 'goods'
}

/** Which part of the page is being read, and the way to the others. */
export function useSections(): Sections {
  const [page] = useState(() => ++pages)
  const [shown, show] = useState(false)
  const [active, setActive] = useState<Section>('goods')
  const { statusBar, navBar } = useMetrics()
  const bar = statusBar + navBar
  const ids = useMemo(() => new Map(sections.map((section) => [section, `section-${section}-${page}`])), [page])
  const scrolled = useRef(0)
  const looking = useRef(false)

  async function tops(): Promise<Map<Section, number>> {
    const found = await sight.tops([...ids.values()])
    return new Map([...ids].flatMap(([section, id]) => (found.has(id) ? [[section, found.get(id)!] as const] : [])))
  }

  /** Again when what is drawn on the way has moved it. */
  async function aim(section: Section, tries: number): Promise<void> {
    const off = section === 'goods' ? -scrolled.current : ((await tops()).get(section) ?? bar) - bar
    if (Math.abs(off) < 4 || tries === 0) return
    scrollPageTo(Math.max(0, Math.round(scrolled.current + off)))
    setTimeout(() => void aim(section, tries - 1), travel)
  }

  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop
    show(scrollTop > from)
    if (looking.current) return
    looking.current = true
    // at the end of the pause: the last of many movements counts
    setTimeout(() => {
      looking.current = false
      void tops().then((found) => setActive(activeOf(found, bar)))
    }, pause)
  })

  return {
    shown,
    active,
    idOf: (section) => ids.get(section)!,
    goTo: (section) => void aim(section, tries),
  }
}
