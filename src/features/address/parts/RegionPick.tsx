import { useEffect, useMemo } from 'react'
import { View } from '@tarojs/components'
import { Cascader, ConfigProvider } from '@nutui/nutui-react-taro'
import words from '@nutui/nutui-react-taro/dist/es/locales/zh-CN'
import { useData } from '@/api/useData'
import { goesUp } from '@/ui/goesUp'
import { LetterBar } from '@/ui/LetterBar'
import '@/ui/nutuiIcons'
import { Skeleton, SkeletonItem } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import nutui from '@/ui/theme/nutui.module.scss'
import styles from '../address.module.scss'
import { byLetter, firstOfLetters, lastLevel, levels, optionsOf, type Place, type Region } from '../region'
import { useTexts } from '../texts'

interface RegionPickProps {
  value: Region
  /** the shown one */
  level: number
  onLevel: (level: number) => void
  onChange: (region: Region) => void
  onDone: () => void
  /** to the node of this id */
  onJump: (id: string) => void
}

/** Id of where a level begins. */
export const topOf = (level: number) => `region-level-${level}`

/** Id of where a letter of a level begins. */
const placeOf = (level: number, letter: string) => `region-${level}-${letter}`

const keys = { textKey: 'label', valueKey: 'id', childrenKey: 'children' }

/** Each level is fetched when the one above is chosen; the sheet around it scrolls, closes and knows the way back. */
export function RegionPick(props: RegionPickProps) {
  const { value, level, onLevel, onChange, onDone, onJump } = props
  const { ids, names, complete } = value
  const texts = useTexts()
  const [province = 0, city = 0] = ids
  const provinces = useData('/api/address/lists', { pid: 0 }, { silent: false })
  const cities = useData('/api/address/lists', { pid: province }, { silent: false, enabled: province > 0 })
  const districts = useData('/api/address/lists', { pid: city }, { silent: false, enabled: city > 0 })
  const lettered = useMemo(
    () => [provinces.data, cities.data, districts.data].map(byLetter),
    [provinces.data, cities.data, districts.data],
  )
  const known = useMemo(
    () => [provinces.data, cities.data, districts.data].map((places, i) => lettered[i] ?? places),
    [provinces.data, cities.data, districts.data, lettered],
  )
  const region = useMemo(() => ({ ids, names, complete }), [ids, names, complete])
  // NutUI draws the chosen one, which marks no place
  const firsts = useMemo(
    () => lettered.map((places, i) => places && firstOfLetters(places.filter(({ id }) => id !== ids[i]))),
    [lettered, ids],
  )
  const options = useMemo(
    () =>
      optionsOf(region, known, (place, at) => (
        <Tap role="option" className={`${styles.option} t-option-${place.id}`} onClick={goesUp}>
          {firsts[at] && <Letter level={at} of={place} firsts={firsts[at]} />}
          {place.name}
        </Tap>
      )),
    [region, known, firsts],
  )
  // as NutUI does with its tabs
  useEffect(() => onLevel(lastLevel(region)), [region, options, onLevel])

  const none = !complete && ids.length > 0 && known[ids.length]?.length === 0
  useEffect(() => {
    if (!none) return
    onChange({ ...region, complete: true })
    onDone()
  }, [none, region, onChange, onDone])
  const choose = (path: (number | string)[]) => {
    const chosen = path.map(Number)
    const nameAt = (id: number, i: number) => known[i]?.find((one) => one.id === id)?.name ?? names[i] ?? ''
    const isWhole = chosen.length === levels.length
    onChange({ ids: chosen, names: chosen.map(nameAt), complete: isWhole })
    if (isWhole) onDone()
  }
  const select = texts[`${levels[lastLevel(region)] ?? 'district'}Empty`]
  const locale = useMemo(() => ({ ...words, select }), [select])
  const shown = [provinces, cities, districts][level]
  const letters = firsts[level]?.map(({ initial = '' }) => initial)
  return (
    <ConfigProvider className={`${nutui.part} ${styles.regions} ${styles[`level${level}`]}`} locale={locale}>
      <View id={topOf(level)} />
      {letters && (
        <View className={styles.letters}>
          <LetterBar className={styles.bar} letters={letters} onJump={(letter) => onJump(placeOf(level, letter))} />
        </View>
      )}
      <Cascader
        popup={false}
        activeColor="var(--primary-text)"
        options={options}
        optionKey={keys}
        value={ids}
        onPathChange={choose}
        onTabsChange={onLevel}
      />
      {shown?.loading && (
        <Skeleton label={texts.region}>
          <SkeletonItem />
          <SkeletonItem />
        </Skeleton>
      )}
      {shown?.failure && (
        <Tap className={`${styles.retry} t-retry`} onClick={() => void shown.refresh()}>
          {texts.regionFailed}
        </Tap>
      )}
    </ConfigProvider>
  )
}

/** Before the first name of a letter stands the letter, before the others its room. */
function Letter({ level, of, firsts }: { level: number; of: Place; firsts: readonly Place[] }) {
  const { initial = '' } = of
  return (
    <View className={styles.letter} aria-hidden>
      {firsts.includes(of) && (
        <>
          <View id={placeOf(level, initial)} className={styles.place} />
          {initial}
        </>
      )}
    </View>
  )
}
