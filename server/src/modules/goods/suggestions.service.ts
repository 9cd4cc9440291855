import type { SearchSuggestion } from '@mall/contract/category'
import type { Ctx } from '../../http/route'
import { shortCache } from '../../lib/shortCache'
import type { Mall } from '../../mall'
import { allNames } from '../search/names.service'
import { joined, type Name } from '../search/names'
import { meaningOf } from '../search/reading'
import { hitOf, soughtOf, type Way } from '../search/sought'
import { suggestedWord } from '../search/suggestedWord'
import { unitsOf } from '../search/units'
import { cityWanted } from '../shop/city.service'
import type { Place } from './candidates.store'
import * as store from './suggestions.store'

export interface Suggestions {
  list: SearchSuggestion[]
}

const most = 10
/** Of these names of categories, brands and shops; more where goods leave room. */
const namesMost = 4
const namesLooked = 20
const goodsLooked = 100

interface Ranked extends SearchSuggestion {
  rank: number
}

/** What was suggested in the last seconds. */
const recent = ({ rules, clock }: Mall) =>
  rules.keep('search.suggestions', () => Promise.resolve(shortCache<Suggestions>(clock, { seconds: 10, most: 5000 })))

/** What somebody may mean who has typed so far: words of goods in stock, and names that lead to what stands under them. */
export async function suggestions(ctx: Ctx, typed: string, { siteId, websiteId }: Place): Promise<Suggestions> {
  const place = { siteId: siteId || undefined, websiteId: await cityWanted(ctx.mall, websiteId) }
  const known = await recent(ctx.mall)
  return known.get(JSON.stringify([typed.trim(), place]), () => suggest(ctx, typed, place))
}

async function suggest({ mall, now }: Ctx, typed: string, place: Place): Promise<Suggestions> {
  const [all, { synonyms }] = await Promise.all([allNames(mall), mall.settings.get('search')])
  const ways = soughtOf(typed, meaningOf(synonyms))
  if (ways.length === 0) return { list: [] }
  // of one letter too many goods have it somewhere
  const isOneLetter = /^[a-z\d]$/.test(joined(typed))
  const [names, words] = await Promise.all([
    leading(mall, now, place, likely(all, ways, place)),
    isOneLetter ? [] : goodsWords(mall, now, place, { ways, typed, all }),
  ])
  const first = names.slice(0, Math.max(namesMost, most - words.length))
  // no word that a name is shown for already
  const apart = once(words, ({ word }) => joined(word), new Set(first.map(({ word }) => joined(word))))
  const list = [...first, ...apart].sort((a, b) => a.rank - b.rank).slice(0, most)
  return { list: list.map(({ word, kind, id }) => ({ word, kind, id })) }
}

/** Names that have what was typed, the nearest and shortest first; in a shop those of brands alone. */
function likely(names: Name[], ways: Way[], { siteId }: Place): (Name & { rank: number })[] {
  return names
    .filter(({ kind }) => !siteId || kind === 'brand')
    .flatMap((one) => {
      const hit = hitOf(ways, unitsOf(one.name))
      return hit ? [{ ...one, rank: hit.rank }] : []
    })
    .sort((a, b) => a.rank - b.rank || a.plain.length - b.plain.length || a.level - b.level || a.id - b.id)
    .slice(0, namesLooked)
}

async function leading(mall: Mall, now: number, place: Place, names: (Name & { rank: number })[]): Promise<Ranked[]> {
  if (names.length === 0) return []
  const keyOf = ({ kind, id }: Pick<Name, 'kind' | 'id'>) => `${kind} ${id}`
  const found = new Set((await store.findLeading(mall.readDb, place, now, names)).map(keyOf))
  const shown = names.filter((one) => found.has(keyOf(one)))
  // a category may be called as the one above it
  return once(shown, ({ kind, plain }) => `${kind} ${plain}`).map(({ name, kind, id, rank }) => ({
    word: name,
    kind,
    id,
    rank,
  }))
}

async function goodsWords(
  mall: Mall,
  now: number,
  place: Place,
  { ways, typed, all }: { ways: Way[]; typed: string; all: Name[] },
): Promise<Ranked[]> {
  const brands = new Map(all.flatMap(({ kind, id, name }) => (kind === 'brand' ? [[id, name] as const] : [])))
  const goods = await store.findSuggested(mall.readDb, place, now, ways, goodsLooked)
  return goods
    .flatMap(({ goods_name, brand_id }) => suggestedWord(goods_name, brands.get(brand_id) ?? '', ways, typed) ?? [])
    .map(({ word, rank }): Ranked => ({ word, kind: 'goods', id: 0, rank }))
    .sort((a, b) => a.rank - b.rank)
}

/** The first ones of each key, without those seen already. */
function once<T>(all: T[], keyOf: (one: T) => string, seen = new Set<string>()): T[] {
  return all.filter((one) => {
    const key = keyOf(one)
    return !seen.has(key) && seen.add(key)
  })
}
