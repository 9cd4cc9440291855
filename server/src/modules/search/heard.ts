import { isChinese } from './grams'
import { runsToHear } from './reading'
import { alikeTo, cutsOf, soundOf } from './syllables'
import { placeOf, unitsOf, type Unit } from './units'

/** The keyword with what a name has in place of its sounds and first letters; undefined where the name has them not. */
export function asNamed(keyword: string, name: string): string | undefined {
  const units = unitsOf(name)
  const text = units.map(({ character }) => character).join('')
  const words = runsToHear(keyword).map((run) => {
    if (text.includes(run)) return run
    const cuts = isChinese(run) ? [soundOf(run)] : cutsOf(run)
    const bySound = cuts.map((cut) => inARow(units, cut, (one, sound) => one.sound === sound))
    const nearly = (one: Unit, sound: string) => one.sound === sound || alikeTo(sound).includes(one.sound)
    const misheard = cuts.map((cut) => inARow(units, cut, nearly))
    return (
      [...bySound, ...misheard].find(Boolean) ?? inARow(units, [...run], (one, letter) => one.sound.startsWith(letter))
    )
  })
  return words.every(Boolean) ? words.join(' ') : undefined
}

function inARow(units: Unit[], wanted: string[], fits: (unit: Unit, wanted: string) => boolean): string | undefined {
  if (wanted.length === 0) return undefined
  const at = placeOf(
    units,
    wanted.map((one) => (unit) => fits(unit, one)),
  )
  const row = at < 0 ? [] : units.slice(at, at + wanted.length)
  return row.length > 0 ? row.map(({ character }) => character).join('') : undefined
}
