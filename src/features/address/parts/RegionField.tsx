import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Field } from '@/ui/form/Field'
import { OptionRow } from '@/ui/form/OptionRow'
import { Icon } from '@/ui/Icon'
import { Sheet } from '@/ui/Sheet'
import { Skeleton, SkeletonItem } from '@/ui/Skeleton'
import { Tap } from '@/ui/Tap'
import styles from '../address.module.scss'
import { useTexts } from '../texts'

export interface Region {
  /** province, city, district; as far as chosen */
  ids: number[]
  names: string[]
  /** nothing is left to choose: a few cities have no districts */
  complete: boolean
}

interface RegionFieldProps {
  value: Region
  error: string | undefined
  onChange: (region: Region) => void
}

const levels = ['province', 'city', 'district'] as const

/** Province, city and district in one row and one sheet; each level is fetched when the one above is chosen. */
export function RegionField({ value, error, onChange }: RegionFieldProps) {
  const texts = useTexts()
  const [level, setLevel] = useState<number>()
  const words = value.names.join(' ')
  return (
    <Field label={texts.region} error={error} className="t-region">
      <Tap
        className={`${styles.region} ${words ? '' : styles.unset} t-select`}
        label={`${texts.region} ${words || texts.regionHint}`}
        onClick={() => setLevel(value.complete ? levels.length - 1 : Math.min(value.ids.length, levels.length - 1))}
      >
        {words || texts.regionHint}
        <Icon name="arrow" size={28} />
      </Tap>
      <Sheet
        open={level !== undefined}
        onClose={() => setLevel(undefined)}
        title={texts.region}
        height="tall"
        className="t-region-sheet"
      >
        {level !== undefined && <Levels value={value} level={level} onLevel={setLevel} onChange={onChange} />}
      </Sheet>
    </Field>
  )
}

interface LevelsProps extends Omit<RegionFieldProps, 'error'> {
  level: number
  /** undefined: done */
  onLevel: (level: number | undefined) => void
}

function Levels({ value, level, onLevel, onChange }: LevelsProps) {
  const texts = useTexts()
  const pid = level === 0 ? 0 : (value.ids[level - 1] ?? 0)
  const { data, failure, refresh } = useData('/api/address/lists', { pid }, { silent: false })
  const none = level > 0 && data?.length === 0
  useEffect(() => {
    if (!none) return
    onChange({ ids: value.ids.slice(0, level), names: value.names.slice(0, level), complete: true })
    onLevel(undefined)
  }, [none, level, value, onChange, onLevel])
  const choose = (id: number, name: string) => {
    const last = level === levels.length - 1
    onChange({ ids: [...value.ids.slice(0, level), id], names: [...value.names.slice(0, level), name], complete: last })
    onLevel(last ? undefined : level + 1)
  }
  return (
    <>
      <View className={styles.levels} role="tablist">
        {levels.slice(0, Math.max(level, Math.min(value.ids.length, levels.length - 1)) + 1).map((name, i) => (
          <Tap
            key={name}
            role="tab"
            selected={i === level}
            className={`${styles.level} ${i === level ? styles.current : ''} t-level-${name}`}
            onClick={() => onLevel(i)}
          >
            {value.names[i] ?? texts[`${name}Empty`]}
          </Tap>
        ))}
      </View>
      {!data && !failure && (
        <Skeleton label={texts.region}>
          <SkeletonItem />
          <SkeletonItem />
        </Skeleton>
      )}
      {failure && (
        <Tap className={`${styles.retry} t-retry`} onClick={() => void refresh()}>
          {texts.regionFailed}
        </Tap>
      )}
      <View role="listbox" aria-label={texts[levels[level] ?? 'district']}>
        {data?.map(({ id, name }) => (
          <OptionRow
            key={id}
            value={id}
            label={name}
            chosen={value.ids[level] === id}
            onClick={() => choose(id, name)}
          />
        ))}
      </View>
    </>
  )
}
