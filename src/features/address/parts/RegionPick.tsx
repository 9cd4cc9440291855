import { useEffect, useMemo } from 'react'
import { View } from '@tarojs/components'
import { Cascader, ConfigProvider } from '@nutui/nutui-react-taro'
import words from '@nutui/nutui-react-taro/dist/es/locales/zh-CN'
import { useData } from '@/api/useData'
import { goesUp } from '@/ui/goesUp'
import '@/ui/nutuiIcons'
import { Skeleton, SkeletonItem } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import nutui from '@/ui/theme/nutui.module.scss'
import styles from '../address.module.scss'
import { lastLevel, levels, optionsOf, type Region } from '../region'
import { useTexts } from '../texts'

interface RegionPickProps {
  value: Region
  /** the shown one */
  level: number
  onLevel: (level: number) => void
  onChange: (region: Region) => void
  onDone: () => void
}

/** Id of where a level begins. */
export const topOf = (level: number) => `region-level-${level}`

const keys = { textKey: 'label', valueKey: 'id', childrenKey: 'children' }

/** Each level is fetched when the one above is chosen; the sheet around it scrolls, closes and knows the way back. */
export function RegionPick({ value: { ids, names, complete }, level, onLevel, onChange, onDone }: RegionPickProps) {
  const texts = useTexts()
  const [province = 0, city = 0] = ids
  const provinces = useData('/api/address/lists', { pid: 0 }, { silent: false })
  const cities = useData('/api/address/lists', { pid: province }, { silent: false, enabled: province > 0 })
  const districts = useData('/api/address/lists', { pid: city }, { silent: false, enabled: city > 0 })
  const known = useMemo(
    () => [provinces.data, cities.data, districts.data],
    [provinces.data, cities.data, districts.data],
  )
  const region = useMemo(() => ({ ids, names, complete }), [ids, names, complete])
  const options = useMemo(
    () =>
      optionsOf(region, known, ({ id, name }) => (
        <Tap role="option" className={`${styles.option} t-option-${id}`} onClick={goesUp}>
          {name}
        </Tap>
      )),
    [region, known],
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
  return (
    <ConfigProvider className={`${nutui.part} ${styles.regions} ${styles[`level${level}`]}`} locale={locale}>
      <View id={topOf(level)} />
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
