import { someHostileMarkup } from '../../server/src/testing/hostileMarkup'
import type { Random } from '../mall/world/random'

type Json = unknown
type Holder = Record<string, Json> | Json[]

const deep = (levels: number): Json => {
  let value: Json = 'x'
  for (let i = 0; i < levels; i += 1) value = i % 3 ? { link: value } : [value]
  return value
}

/** What an editor, a broken import or an attacker may leave in a field. */
const strange: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e9,
  () => '',
  () => '0',
  () => 'x',
  () => '-3px;position:fixed',
  () => '#zzzzzz',
  () => 'toString',
  () => 'javascript:window.hit=1',
  () => 'https://example.com/"onerror=x',
  () => 'a'.repeat(20_000),
  () => [],
  () => [null, 1, 'x', [], {}],
  () => Array.from({ length: 2000 }, () => ({ title: 'x', link: { wap_url: '/' } })),
  () => ({}),
  () => ({ length: 3, map: 1, toString: 'x', constructor: null }),
  () => ({ wap_url: { a: 1 }, site_id: 'x' }),
  () => ({ $$typeof: 'x', type: 'div', props: {} }),
  () => deep(12),
  () => deep(400),
]

const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null

/** Every place below, as who holds it and under which name. */
function placesIn(value: Json, found: { holder: Holder; key: string }[] = []): { holder: Holder; key: string }[] {
  if (!isHolder(value)) return found
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key })
    placesIn((value as Record<string, Json>)[key], found)
  }
  return found
}

/** Changes one to four places of `page`. */
export function mutate(page: Json, random: Random): void {
  for (let left = random.whole(1, 4); left > 0; left -= 1) {
    const place = random.pick(placesIn(page))
    if (!place) return
    const { holder, key } = place
    const at = holder as Record<string, Json>
    const old = at[key]
    const how = random.whole(0, 9)
    if (how === 0) delete at[key]
    else if (how === 1) at[key] = [old]
    else if (how === 2) at[key] = { list: old, link: old, value: old }
    else if (how === 3) at[key] = JSON.stringify(old)
    else if (how === 4) at[random.pick(Object.keys(at)) ?? key] = old
    else if (how === 5) at[key] = random.pick(someHostileMarkup)
    else at[key] = random.pick(strange)?.()
  }
}

/** The same page with `text` in place of every text but the names of its blocks. */
export const withText = (page: Json, text: string): Json =>
  JSON.parse(JSON.stringify(page), (key, value: Json) =>
    typeof value === 'string' && !/^(controller|type|selectedTemplate|sources)$/.test(key) ? text : value,
  )
