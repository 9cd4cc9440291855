import type { Ctx } from '../../http/route'
import { shortCache } from '../../lib/shortCache'
import type { Mall } from '../../mall'
import { plain } from '../search/grams'
import { asNamed } from '../search/heard'
import { allNames } from '../search/names.service'
import { joined, type Name } from '../search/names'
import { nearOf, type Near } from '../search/near'
import { knownOf, soundReadings, typedReadings, type Known, type Reading, type Wanted } from '../search/reading'
import { coverOf, sentenceOf } from '../search/sentence'
import { bestWindow } from '../search/window'
import * as store from './candidates.store'

/** What a keyword is understood as: words that goods must have, or the goods that are the nearest to it. */
export interface Understood {
  filter: { wanted?: Wanted[]; goodsIds?: number[] }
  /** of each word what a name may have; empty where the goods are in their order already */
  words: string[][]
  /** the words looked for in place of the keyword, given the names of goods found; '' = as typed */
  reading: (names: string[]) => string
}

const candidatesMost = 300
/** Of these the nearest that are told: the ones after them have little of the keyword. */
const nearestMost = 100
/** Goods that the rarest pieces of a sentence may have together. */
const sharingMost = 800
/** Of a sentence that goods must cover. */
const shareLeast = 1 / 3

const nothing: Understood = { filter: { goodsIds: [] }, words: [], reading: () => '' }

const ofReading = (keyword: string, { way, wanted, words }: Reading): Understood => ({
  filter: { wanted },
  words: way === 'typed' ? words : [],
  reading: (names) => (way === 'typed' ? '' : (firstOf(names, (name) => asNamed(keyword, name)) ?? '')),
})

/** Goods, the nearest first. */
const ofGoods = (goodsIds: number[], reading: string): Understood => ({
  filter: { goodsIds: goodsIds.slice(0, nearestMost) },
  words: [],
  reading: () => reading,
})

function firstOf<T, R>(all: T[], make: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const made = make(one)
    if (made !== undefined) return made
  }
  return undefined
}

/** of names as they are remembered: made once of them and these synonyms */
const knownBefore = new WeakMap<Name[], { synonyms: string[][]; known: Known }>()

async function knownWords(mall: Mall): Promise<Known> {
  const [names, { synonyms }] = await Promise.all([allNames(mall), mall.settings.get('search')])
  const before = knownBefore.get(names)
  if (before?.synonyms === synonyms) return before.known
  const known = knownOf(names, synonyms)
  knownBefore.set(names, { synonyms, known })
  return known
}

/** What was found out in the last seconds; synonyms that are saved and goods that are published end it (`rulesChanged`). */
const recent = ({ rules, clock }: Mall) =>
  rules.keep('search.keywords', () =>
    Promise.resolve({
      /** what keywords were understood as */
      understood: shortCache<Understood>(clock, { seconds: 10, most: 5000 }),
      /** how many goods have a piece, up to `sharingMost`; sentences share most of their pieces */
      counts: shortCache<number>(clock, { seconds: 10, most: 20_000 }),
    }),
  )

/** How a keyword is looked for: as it was typed, until that is known to find nothing; letters alone as they are understood. */
export async function asTyped(ctx: Ctx, keyword: string, place: store.Place): Promise<Understood> {
  const { understood: known } = await recent(ctx.mall)
  const before = known.peek(keyOf(keyword, place))
  if (before) return before
  // mostly pinyin or first letters: as typed they would be looked for in vain
  if (/^[a-z\s]+$/.test(plain(keyword))) return understood(ctx, keyword, place)
  const [first] = typedReadings(keyword, await knownWords(ctx.mall))
  return first && first.wanted.length > 0 ? ofReading(keyword, first) : nothing
}

/** The first way to read a keyword that finds goods in the place; as typed where none does. */
export async function understood(ctx: Ctx, keyword: string, place: store.Place): Promise<Understood> {
  const { understood: known } = await recent(ctx.mall)
  return known.get(keyOf(keyword, place), () => understand(ctx, keyword, place))
}

const keyOf = (keyword: string, place: store.Place) => JSON.stringify([keyword, place])

async function understand({ mall, now }: Ctx, keyword: string, place: store.Place): Promise<Understood> {
  const known = await knownWords(mall)
  const readings = [...typedReadings(keyword, known), ...soundReadings(keyword, known)].filter(
    ({ wanted }) => wanted.length > 0,
  )
  if (readings.length === 0) return nothing
  const first = await store.firstFinding(
    mall.readDb,
    place,
    now,
    readings.map(({ wanted }) => wanted),
  )
  const reading = readings[first ?? -1]
  if (reading) return ofReading(keyword, reading)
  return (
    (await nearest(mall, now, keyword, known, place)) ?? (await mostOf(mall, now, keyword, known, place)) ?? nothing
  )
}

/** One word with a typo. */
async function nearest(mall: Mall, now: number, keyword: string, known: Known, place: store.Place) {
  const nears = nearOf(keyword, known)
  if (nears.length === 0) return undefined
  const candidates = await store.findNear(mall.readDb, place, now, nears, candidatesMost)
  const ranked = candidates
    .map((goods) => ({ goods, ...closest(joined(goods.goods_name), nears) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  if (!best) return undefined
  const reading = best.distance === 1 ? keyword.replace(best.run, best.text) : asNamed(keyword, best.goods.goods_name)
  return ofGoods(
    ranked.map(({ goods }) => goods.goods_id),
    reading ?? '',
  )
}

/** The word with the typo. Goods whose name has none within one were found by its sound or by its parts: as near as two. */
const closest = (name: string, nears: Near[]) =>
  nears
    .map(({ run }) => ({ run, ...bestWindow(name, run) }))
    .map((one) => ({ ...one, distance: one.distance === 1 ? 1 : 2 }))
    .reduce((best, one) => (one.distance < best.distance ? one : best))

/** Goods that have the most of a sentence. */
async function mostOf(mall: Mall, now: number, keyword: string, known: Known, place: store.Place) {
  const sentence = sentenceOf(keyword, known)
  const rare = rarest(await counted(mall, sentence.pieces))
  if (rare.length === 0) return undefined
  const candidates = await store.findSharing(mall.readDb, place, now, rare, candidatesMost)
  const ranked = candidates
    .map((goods) => ({ goods, ...coverOf(sentence, goods) }))
    .filter(({ share, hasSegment }) => hasSegment || share >= shareLeast)
    .sort((a, b) => b.share - a.share)
  const [best] = ranked
  return best
    ? ofGoods(
        ranked.map(({ goods }) => goods.goods_id),
        best.text,
      )
    : undefined
}

/** The pieces that goods have, with how many do. */
async function counted(mall: Mall, pieces: string[]): Promise<{ piece: string; count: number }[]> {
  const { counts } = await recent(mall)
  const unknown = pieces.filter((piece) => !counts.peek(piece))
  const asked = unknown.length > 0 ? store.countPieces(mall.readDb, unknown, sharingMost) : Promise.resolve(new Map())
  const all = await Promise.all(
    pieces.map(async (piece) => ({
      piece,
      count: await counts.get(piece, async () => (await asked).get(piece) ?? 0),
    })),
  )
  return all.filter(({ count }) => count > 0)
}

/** The rarest pieces, at least one, as long as not too many goods have them. */
function rarest(counted: { piece: string; count: number }[]): string[] {
  let sum = 0
  return [...counted]
    .sort((a, b) => a.count - b.count)
    .filter(({ count }, i) => (sum += count) <= sharingMost || i === 0)
    .map(({ piece }) => piece)
}
