import { useEffect } from 'react'
import { useData } from '@/api/useData'
import { SelectField } from '@/ui/form/SelectField'
import { useTexts } from '../texts'

export interface Region {
  /** province, city, district; as far as chosen */
  ids: number[]
  names: string[]
  /** nothing is left to choose: a few cities have no districts */
  complete: boolean
}

interface RegionFieldsProps {
  value: Region
  error: string | undefined
  onChange: (region: Region) => void
}

const levels = ['province', 'city', 'district'] as const

/** Province, city, district one after another; each level is fetched when the one above is chosen. */
export function RegionFields({ value, error, onChange }: RegionFieldsProps) {
  const { ids } = value
  return (
    <>
      {levels.map((level, i) => (
        <Level
          key={level}
          level={i}
          parent={i === 0 ? 0 : ids[i - 1]}
          value={value}
          error={error}
          onChange={onChange}
        />
      ))}
    </>
  )
}

interface LevelProps extends RegionFieldsProps {
  level: number
  /** undefined: the level above is still open */
  parent: number | undefined
}

function Level({ level, parent, value, error, onChange }: LevelProps) {
  const texts = useTexts()
  const name = levels[level] ?? 'district'
  const regions = useData('/api/address/lists', { pid: parent ?? 0 }, { enabled: parent !== undefined, silent: false })
  const none = parent !== undefined && regions.data?.length === 0
  const last = level === levels.length - 1
  useEffect(() => {
    if (none && !value.complete) onChange({ ...value, complete: true })
  }, [none, value, onChange])
  if (parent === undefined || none) return null
  const choose = (id: number) => {
    const row = regions.data?.find((one) => one.id === id)
    if (!row) return
    const ids = [...value.ids.slice(0, level), id]
    onChange({ ids, names: [...value.names.slice(0, level), row.name], complete: last })
  }
  return (
    <SelectField
      className={`t-${name}`}
      label={texts[name]}
      placeholder={texts.pick}
      options={(regions.data ?? []).map((row) => ({ value: row.id, label: row.name }))}
      value={value.ids[level]}
      error={level === value.ids.length ? error : undefined}
      disabled={regions.data === undefined}
      onChange={choose}
    />
  )
}
