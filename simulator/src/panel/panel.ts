import { comeToForeground, goToBackground, isInBackground } from '../runtime/background'
import type { Sim } from '../runtime/sim'
import { simulatorName } from '../shared/messages'
import { phones, reopen, type Place } from './address'
import type { ConsoleLine } from './consoleLines'
import { el } from './dom'
import { views } from './logs'
import { changeScenario, scenarioFields } from './scenarioFields'
import { panelStyles } from './styles'
import { createTabs } from './tabs'
import { watchBuild } from './watchBuild'

/** ms between two looks at what the mini-program did. */
const glance = 300

/** The panel beside the phone: what happened, and what the world answers. It only looks at the same `Sim`. */
export function openPanel(sim: Sim, heard: ConsoleLine[], place: Place): void {
  const panel = placeOf(window)
  const newBuild = el(
    'div',
    { class: 'note', role: 'status', hidden: true },
    'The build has changed.',
    el('button', { onclick: () => location.reload() }, 'Reload'),
  )
  const scenario = {
    name: 'Scenario',
    count: () => ({ figure: '' }),
    state: () => '',
    draw: () => scenarioFields(sim, place),
  }
  const tabs = createTabs([...views(sim, heard), scenario])
  const bar = tools(sim, place, () => tabs.draw(true))
  const { appId, launch } = sim.options
  panel.replaceChildren(
    el(
      'header',
      {},
      el('h1', {}, simulatorName, el('small', {}, `${appId} · scene ${launch.scene} · ${launch.path}`)),
      bar.element,
      newBuild,
    ),
    ...tabs.elements,
  )
  tabs.draw(true)
  setInterval(() => {
    tabs.draw(false)
    bar.refresh()
  }, glance)
  watchBuild(place, () => (newBuild.hidden = false))
}

/** In place of the panel when the mini-program could not be started. */
export function showFailure(window: Window, words: string): void {
  placeOf(window).replaceChildren(
    el(
      'header',
      {},
      el('h1', {}, simulatorName),
      el('div', { class: 'note bad', role: 'alert' }, words),
      el('div', {}, el('button', { onclick: () => location.reload() }, 'Try again')),
    ),
  )
}

function placeOf({ document }: Window): HTMLElement {
  document.head.append(el('style', {}, panelStyles))
  return document.getElementById('panel')!
}

interface Tools {
  element: HTMLElement
  /** Brings the words of the buttons up to date. */
  refresh(): void
}

function tools(sim: Sim, place: Place, redraw: () => void): Tools {
  const button = (run: () => void, title: string, words = '') =>
    el(
      'button',
      {
        title,
        onclick() {
          run()
          refresh()
          redraw()
        },
      },
      words,
    )
  const background = button(
    () => (isInBackground(sim) ? comeToForeground(sim) : goToBackground(sim)),
    'The user leaves the mini-program, or comes back',
  )
  const theme = button(
    () => changeScenario(sim, { theme: sim.scenario.theme === 'dark' ? 'light' : 'dark' }, place),
    'Changes the theme of the phone',
  )
  const network = button(
    () => changeScenario(sim, { network: sim.scenario.network === 'online' ? 'offline' : 'online' }, place),
    'Takes the network away, or gives it back; slow and flapping stand in the scenario',
  )
  function refresh(): void {
    background.textContent = isInBackground(sim) ? 'To foreground' : 'To background'
    theme.textContent = `Theme: ${sim.scenario.theme}`
    network.textContent = `Network: ${sim.scenario.network}`
  }
  refresh()
  const element = el(
    'div',
    { class: 'tools' },
    phoneChoice(sim, place),
    button(() => location.reload(), 'Starts the mini-program again, with the newest build', 'Reload'),
    background,
    theme,
    network,
    button(() => picture(place), 'The phone alone, for a screenshot: Ctrl+Shift+P in the developer tools', 'Picture'),
    asking(sim, place),
  )
  return { element, refresh }
}

function phoneChoice({ options: { screen } }: Sim, place: Place): HTMLElement {
  const now = `${screen.width}x${screen.height}@${screen.ratio}`
  const known = Object.entries(phones).map(([value, words]) => el('option', { value }, words))
  if (!(now in phones)) known.unshift(el('option', { value: now }, now))
  const select = el('select', { 'aria-label': 'Phone' }, ...known)
  select.value = now
  select.addEventListener('change', () => reopen(place, 'screen', select.value))
  return select
}

function asking(sim: Sim, place: Place): HTMLElement {
  const box = el('input', { type: 'checkbox' })
  box.checked = sim.options.byHand === true
  box.addEventListener('change', () => {
    sim.options.byHand = box.checked
    if (box.checked) place.address.searchParams.delete('ask')
    else place.address.searchParams.set('ask', '0')
    history.replaceState(null, '', place.address)
  })
  return el('label', {}, box, 'Ask on the phone for consent and payment; otherwise the scenario answers')
}

/** A browser pictures its own window best: the phone stands alone in it, at the size of its screen. */
function picture({ address }: Place): void {
  const bare = new URL(address)
  bare.searchParams.set('bare', '1')
  window.open(bare, '_blank')
}
