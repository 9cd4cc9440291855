import { joined } from './names'
import { hitOf, type Hit, type Way } from './sought'
import { shown, unitsOf, type Unit } from './units'

/** Twice as many characters of Latin: what there is room for in a line. */
const widest = 28
const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (one < '\u0250' ? 1 : 2), 0)

/**
 * What somebody may search for who typed the beginning of it: the part of a name that has it, without brand, what stands
 * in brackets and sizes behind. Nothing where that says no more than was typed.
 */
export function suggestedWord(name: string, brand: string, ways: Way[], typed: string) {
  for (const text of partsOf(name, brand)) {
    const units = unitsOf(text)
    const hit = hitOf(ways, units, unitsOf(brand))
    if (!hit) continue
    const word = around(text, units, hit, joined(typed))
    return joined(word) === joined(typed) ? undefined : { word, rank: hit.rank }
  }
  return undefined
}

const bracketed = /[[(（［【〔{「『]([^\])）］】〕}」』]*)[\])）］】〕}」』]/g

function partsOf(name: string, brand: string): string[] {
  const text = shown(name)
  const inside = [...text.matchAll(bracketed)].map(([, part = '']) => part.trim())
  return [withoutBrand(text.replace(bracketed, ' ').trim(), shown(brand)), ...inside].filter(Boolean)
}

function withoutBrand(text: string, brand: string): string {
  if (brand === '' || !text.toLowerCase().startsWith(brand.toLowerCase())) return text
  const rest = text.slice(brand.length).trim()
  const isCutWord = /[a-z0-9]$/i.test(brand) && /^[a-z0-9]/i.test(text.slice(brand.length))
  return isCutWord || unitsOf(rest).length < 2 ? text : rest
}

interface Token {
  text: string
  start: number
  end: number
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/(?:《[^》]*》|[^\s,，、;；|｜/／])+/g)].map(({ 0: one, index }) => ({
    text: one,
    start: index,
    end: index + one.length,
  }))

/** A number, one with its unit, or the unit behind one. */
const isSize = ({ text }: Token, before?: Token) =>
  !/\p{L}/u.test(text) ||
  /^[\d.]+\p{L}{1,3}$/u.test(text) ||
  (before !== undefined && /^[\d.]+$/.test(before.text) && /^\p{L}{1,2}$/u.test(text))

/** From the hit on where it begins a word, else from the beginning, as far as there is room. */
function around(text: string, units: Unit[], { start, end }: Hit, typed: string): string {
  const [from, behind] = [units[start]?.at ?? 0, units[end - 1]]
  const to = behind ? behind.at + behind.character.length : text.length
  const tokens = tokensOf(text)
  const between = (a: number, b: number) => text.slice(tokens[a]?.start, tokens[b]?.end)
  let first = tokens.findIndex((one) => one.end > from)
  let last = tokens.findIndex((one) => one.end >= to)
  if (widthOf(between(first, last)) > widest)
    return cut(text.slice(0, tokens[last]?.end), tokens[first]?.start ?? 0, from, to)
  const rightmost = tokens.findLastIndex(
    (one, i) => i === last || !isSize(one, i - 1 > last ? tokens[i - 1] : undefined),
  )
  const hit = tokens[first]
  const isEnough = hit?.start === from && !isSize(hit) && joined(between(first, rightmost)) !== typed
  const leftmost = isEnough ? first : 0
  while (last < rightmost && widthOf(between(first, last + 1)) <= widest) last++
  while (first > leftmost && widthOf(between(first - 1, last)) <= widest) first--
  return trimmed(between(first, last))
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Of what has no blanks, whole words. */
function cut(text: string, start: number, from: number, to: number): string {
  const ends = [...segmenter.segment(text.slice(start))].map(({ index, segment }) => start + index + segment.length)
  const isNear = widthOf(text.slice(start, to)) <= widest
  const begin = isNear ? start : (ends.findLast((end) => end <= from) ?? start)
  const stop = ends.findLast((end) => end >= to && widthOf(text.slice(begin, end)) <= widest) ?? to
  return trimmed(text.slice(begin, stop))
}

const trimmed = (text: string) => text.replace(/^[\s\-–—·+&,，.]+|[\s\-–—·+&,，.]+$/g, '')
