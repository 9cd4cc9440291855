import { scenarioChanged } from '../runtime/wx/connection'
import { everyday, type Scenario } from '../shared/scenario'
import type { Sim } from '../runtime/sim'
import { keepScenario, type Place } from './address'
import { el } from './dom'

type Field = keyof Scenario

/** Fields that know these words alone. */
const choices: Partial<Record<Field, string[]>> = {
  login: ['ok', 'fail'],
  phone: ['allow', 'deny', 'noQuota'],
  privacy: ['agreed', 'agree', 'refuse', 'pending'],
  payment: ['paid', 'cancelled', 'failed', 'silent'],
  transfer: ['confirmed', 'cancelled', 'failed'],
  receipt: ['confirmed', 'cancelled', 'failed'],
  network: ['online', 'offline', 'slow', 'flapping'],
  storage: ['free', 'full'],
  theme: ['light', 'dark'],
}
/** Fields that take a word or JSON; these are the words. */
const words: Partial<Record<Field, string[]>> = {
  subscribe: ['accept', 'reject', 'ban', '20004'],
  phoneCode: [String(everyday.phoneCode), '{"iv":"","encryptedData":""}'],
  avatar: [everyday.avatar, 'cancel'],
  location: [JSON.stringify(everyday.location), 'cancel'],
  scan: [JSON.stringify(everyday.scan), 'cancel'],
  media: ['[]', 'cancel'],
  scopes: ['{}', '{"scope.userLocation":"deny"}'],
  missing: ['[]', '["getRealtimePhoneNumber"]'],
  domains: ['{}', '{"request":["example.com"]}'],
}

/** Changes the scenario of the running mini-program, and of the next start. */
export function changeScenario(sim: Sim, change: Partial<Scenario>, { kept }: Pick<Place, 'kept'>): void {
  const before = { ...sim.scenario }
  Object.assign(sim.scenario, change)
  keepScenario(kept, change)
  scenarioChanged(sim, before)
}

/** A control for every field of the scenario. */
export function scenarioFields(sim: Sim, place: Place): HTMLElement {
  const rows = (Object.keys(sim.scenario) as Field[]).flatMap((field) => {
    const id = `scenario-${field}`
    const label = el('label', { for: id }, field)
    const mark = () => label.classList.toggle('changed', text(sim.scenario[field]) !== text(everyday[field]))
    const control = controlOf(sim, field, id, (value) => {
      changeScenario(sim, { [field]: value }, place)
      mark()
    })
    mark()
    return [label, control]
  })
  const forget = () => {
    keepScenario(place.kept, null)
    location.reload()
  }
  return el(
    'div',
    {},
    el('div', { class: 'fields' }, ...rows),
    el('p', {}, el('button', { onclick: forget }, 'Everyday answers again')),
  )
}

function controlOf(sim: Sim, field: Field, id: string, change: (value: unknown) => void): HTMLElement {
  const value = sim.scenario[field]
  const known = choices[field]
  if (known) {
    const select = el('select', { id }, ...known.map((word) => el('option', {}, word)))
    select.value = String(value)
    select.addEventListener('change', () => change(select.value))
    return select
  }
  if (typeof value === 'boolean') {
    const box = el('input', { id, type: 'checkbox' })
    box.checked = value
    box.addEventListener('change', () => change(box.checked))
    return box
  }
  const kind = typeof everyday[field]
  const free = kind === 'object' || field in words
  const input = el('input', { id, type: kind === 'number' ? 'number' : 'text', list: `${id}-words` })
  input.value = text(value)
  input.addEventListener('change', () => {
    const given = kind === 'number' ? Number(input.value) : free ? parsed(input.value) : input.value
    const wrong = given === undefined
    input.setAttribute('aria-invalid', String(wrong))
    if (!wrong) change(given)
  })
  const list = el(
    'datalist',
    { id: `${id}-words` },
    ...(words[field] ?? []).map((word) => el('option', { value: word })),
  )
  return el('div', {}, input, list)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A word, or JSON; undefined for JSON that is broken. */
function parsed(given: string): unknown {
  if (!/^[[{\d]/.test(given)) return given
  try {
    return JSON.parse(given) as unknown
  } catch {
    return undefined
  }
}
