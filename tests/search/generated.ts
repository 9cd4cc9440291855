import { pinyin } from 'pinyin-pro'

/** What somebody types who wants goods, and the words of their name it was made of. */
export interface Typed {
  keyword: string
  /** goods whose name has all of them are as right as the wanted ones */
  words: string[]
}

export const kinds = ['pinyin', 'initials', 'one typo', 'two words turned round'] as const
export type Kind = (typeof kinds)[number]

/** Numbers in 0..1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Source {
  goods_name: string
  /** which of itself names no goods */
  brand: string
}

/** `count` keywords of a kind, each of goods drawn from all and of a part drawn from their name. */
export function generate(kind: Kind, sources: Source[], count: number, random: () => number): Typed[] {
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const characters = [...new Set(sources.flatMap(({ goods_name }) => goods_name.match(/\p{Script=Han}/gu) ?? []))]

  const runs = ({ goods_name, brand }: Source) =>
    goods_name
      .split(/\s+/)
      .filter((word) => word !== brand)
      .flatMap((word) => word.match(/\p{Script=Han}+/gu) ?? [])
  /** A part of `least` to `most` characters. */
  const part = (run: string, least: number, most: number) => {
    const size = least + below(Math.min(most, run.length) - least + 1)
    const at = below(run.length - size + 1)
    return run.slice(at, at + size)
  }
  const sounds = (text: string) => pinyin(text, { type: 'array', toneType: 'none', v: true })

  function spoiled(word: string): string {
    const at = below(word.length)
    const [before, one, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const homophones = characters.filter((other) => other !== one && sounds(other)[0] === sounds(one)[0])
    const ways = [
      () => before + pick(characters) + after,
      () => before + (homophones.length > 0 ? pick(homophones) : pick(characters)) + after,
      () => before + one + pick(characters) + after,
      ...(word.length > 3 ? [() => before + after] : []),
      ...(at > 0 ? [() => word.slice(0, at - 1) + one + word.charAt(at - 1) + after] : []),
    ]
    return pick(ways)()
  }

  const make: Record<Kind, (source: Source) => Typed | undefined> = {
    pinyin(source) {
      const run = pick(runs(source).filter(({ length }) => length > 1))
      if (!run) return undefined
      const word = part(run, 2, 6)
      const heard = sounds(run)
      const at = run.indexOf(word)
      return { keyword: heard.slice(at, at + word.length).join(below(4) === 0 ? ' ' : ''), words: [word] }
    },
    initials(source) {
      const run = pick(runs(source).filter(({ length }) => length > 2))
      if (!run) return undefined
      const word = part(run, 3, 6)
      const at = run.indexOf(word)
      const letters = sounds(run).map((sound) => sound.charAt(0))
      return { keyword: letters.slice(at, at + word.length).join(''), words: [word] }
    },
    'one typo'(source) {
      const run = pick(runs(source).filter(({ length }) => length > 2))
      if (!run) return undefined
      const word = part(run, 3, 6)
      const keyword = spoiled(word)
      return keyword === word ? undefined : { keyword, words: [word] }
    },
    'two words turned round'(source) {
      const words = runs(source)
        .flatMap((run) => (run.length < 6 ? [run] : [run.slice(0, run.length / 2), run.slice(run.length / 2)]))
        .filter(({ length }) => length > 1)
      if (words.length < 2) {
        const [only = ''] = words
        if (only.length < 4) return undefined
        words.splice(0, 1, only.slice(0, 2), only.slice(2))
      }
      const at = below(words.length - 1)
      const [one, two] = [part(words[at] ?? '', 2, 4), part(words[at + 1] ?? '', 2, 4)]
      return { keyword: two + (below(2) ? ' ' : '') + one, words: [one, two] }
    },
  }

  const made: Typed[] = []
  while (made.length < count) {
    const typed = make[kind](pick(sources))
    if (typed) made.push(typed)
  }
  return made
}
