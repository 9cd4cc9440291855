import { isChinese, plain, runsOf } from './grams'
import type { NameRow } from './names.store'
import { soundOf } from './syllables'

export interface Name extends NameRow {
  /** as keywords are compared with: lower case, without blanks */
  plain: string
}

/** As names and keywords are compared where blanks do not count. */
export const joined = (text: string): string => plain(text).replace(/\s+/g, '')

export const named = (row: NameRow): Name => ({ ...row, plain: joined(row.name) })

/** Goods that stand under names: in one of these categories, of one of these brands or in one of these shops. */
export interface Under {
  categoryIds: number[]
  brandIds: number[]
  siteIds: number[]
}

export const isUnderNothing = ({ categoryIds, brandIds, siteIds }: Under) =>
  categoryIds.length + brandIds.length + siteIds.length === 0

const under = (names: Name[]): Under => {
  const ids = (kind: Name['kind']) => names.filter((one) => one.kind === kind).map(({ id }) => id)
  return { categoryIds: ids('category'), brandIds: ids('brand'), siteIds: ids('shop') }
}

/**
 * The names that a word stands for: those it is, or else is a part of. A part of the widest categories counts only
 * where no narrower name has it: who looks for a phone (手机) does not want all that is digital (手机数码).
 */
export function namesOf(word: string, names: Name[]): Under {
  const whole = names.filter((one) => one.plain === word)
  if (whole.length > 0) return under(whole)
  if ([...word].length < 2) return under([])
  return under(narrow(names.filter((one) => one.plain.includes(word))))
}

const narrow = (found: Name[]) => {
  const below = found.filter(({ kind, level }) => kind !== 'category' || level > 1)
  return below.length > 0 ? below : found
}

const soundsMost = 5000
const soundOfName = new Map<string, string[]>()

/** The same of how a word sounds, two syllables or more. */
export function namesSounding(sounds: string[], names: Name[]): Under {
  if (sounds.length < 2) return under([])
  const wanted = ` ${sounds.join(' ')} `
  const heard = names.map((one) => ({ one, sound: ` ${aloud(one.plain).join(' ')} ` }))
  const whole = heard.filter(({ sound }) => sound === wanted)
  if (whole.length > 0) return under(whole.map(({ one }) => one))
  return under(narrow(heard.filter(({ sound }) => sound.includes(wanted)).map(({ one }) => one)))
}

function aloud(name: string): string[] {
  const known = soundOfName.get(name)
  if (known) return known
  const sounds = runsOf(name).flatMap((run) => (isChinese(run) ? soundOf(run) : [run]))
  if (soundOfName.size >= soundsMost) soundOfName.clear()
  soundOfName.set(name, sounds)
  return sounds
}
