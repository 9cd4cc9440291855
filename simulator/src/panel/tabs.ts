import { el } from './dom'
import type { View } from './logs'

export interface Tabs {
  elements: HTMLElement[]
  /** Brings figures up to date, and the open view when its state changed. */
  draw(anew: boolean): void
}

/** Tabs after the pattern of the ARIA practices: arrows go along them. */
export function createTabs(views: View[]): Tabs {
  let open = 0
  let drawn = ''
  const figures = views.map(() => el('em'))
  const buttons = views.map((view, index) =>
    el(
      'button',
      { role: 'tab', id: `tab-${index}`, 'aria-controls': 'tab-view', onclick: () => choose(index) },
      view.name,
      figures[index]!,
    ),
  )
  const place = el('section', { role: 'tabpanel', id: 'tab-view', tabindex: '0' })
  const list = el('div', { role: 'tablist', 'aria-label': 'What to look at' }, ...buttons)
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (step === undefined) return
    choose((open + step + views.length) % views.length)
    buttons[open]!.focus()
  })

  function choose(index: number): void {
    open = index
    draw(true)
    place.scrollTop = 0
  }

  function draw(anew: boolean): void {
    views.forEach((view, index) => {
      const { figure, bad = false } = view.count()
      const at = figures[index]!
      if (at.textContent !== figure) at.textContent = figure
      at.className = bad ? 'bad' : ''
      buttons[index]!.setAttribute('aria-selected', String(index === open))
      buttons[index]!.tabIndex = index === open ? 0 : -1
    })
    place.setAttribute('aria-labelledby', `tab-${open}`)
    const view = views[open]!
    const state = view.state()
    if (!anew && state === drawn) return
    drawn = state
    place.replaceChildren(view.draw())
  }

  return { elements: [list, place], draw }
}
