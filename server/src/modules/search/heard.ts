import { isChinese, runsOf, wordsOf } from './grams'
import { runsToHear } from './reading'
import { alikeTo, cutsOf, soundOf } from './syllables'

interface Heard {
  character: string
  /** '' of what is no Chinese */
  sound: string
}

const aloud = (name: string): Heard[] =>
  wordsOf(name).flatMap((word) =>
    runsOf(word).flatMap((run) => {
      const sounds = isChinese(run) ? soundOf(run) : []
      return [...run].map((character, i) => ({ character, sound: sounds[i] ?? '' }))
    }),
  )

/** The keyword with what a name has in place of its sounds and first letters; undefined where the name has them not. */
export function asNamed(keyword: string, name: string): string | undefined {
  const heard = aloud(name)
  const words = runsToHear(keyword).map((run) => {
    if (
      heard
        .map(({ character }) => character)
        .join('')
        .includes(run)
    )
      return run
    const cuts = isChinese(run) ? [soundOf(run)] : cutsOf(run)
    const bySound = cuts.map((cut) => inARow(heard, cut, (one, sound) => one.sound === sound))
    const nearly = (one: Heard, sound: string) => one.sound === sound || alikeTo(sound).includes(one.sound)
    const misheard = cuts.map((cut) => inARow(heard, cut, nearly))
    return (
      [...bySound, ...misheard].find(Boolean) ?? inARow(heard, [...run], (one, letter) => one.sound.startsWith(letter))
    )
  })
  return words.every(Boolean) ? words.join(' ') : undefined
}

function inARow(heard: Heard[], wanted: string[], fits: (one: Heard, wanted: string) => boolean): string | undefined {
  const at = heard.findIndex((_, start) =>
    wanted.every((one, i) => {
      const here = heard[start + i]
      return here !== undefined && fits(here, one)
    }),
  )
  if (at < 0 || wanted.length === 0) return undefined
  return heard
    .slice(at, at + wanted.length)
    .map(({ character }) => character)
    .join('')
}
