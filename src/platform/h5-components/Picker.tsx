import { useState, type ChangeEvent, type CSSProperties } from 'react'
import type {
  PickerDateProps,
  PickerMultiSelectorProps,
  PickerSelectorProps,
  PickerTimeProps,
} from '@tarojs/components/types/Picker'
import { dom } from './dom'
import { PickerSheet } from './PickerSheet'
import { emit, raise } from './taroEvent'

type Control = HTMLSelectElement | HTMLInputElement
type Rows = PickerSelectorProps['range']
/** Taro's types leave out what every component may have. */
type Labelled = { ariaLabel?: string }
type SelectorProps = PickerSelectorProps & Labelled
type DayProps = (PickerDateProps | PickerTimeProps) & Labelled
type MultiProps = PickerMultiSelectorProps & Labelled

const label = (row: Rows[number], key?: string) =>
  String(typeof row === 'object' ? (row as Record<string, unknown>)[key ?? ''] : row)

/** The browser's own list, over what the picker shows. */
function Selector({ range = [], rangeKey, value, defaultValue, ...props }: SelectorProps) {
  const chosen = value ?? defaultValue ?? -1
  return (
    <select
      className="h5-picker-control"
      aria-label={props.ariaLabel ?? props.headerText}
      name={props.name}
      data-as="number"
      disabled={props.disabled}
      value={chosen < 0 ? '' : chosen}
      onChange={(e) => emit(props.onChange, e, { value: Number(e.currentTarget.value) })}
    >
      {/* with nothing chosen, the first row must be a change too */}
      {chosen < 0 && <option hidden value="" />}
      {(range as Rows[number][]).map((row, i) => (
        <option key={i} value={i}>
          {label(row, rangeKey)}
        </option>
      ))}
    </select>
  )
}

function yearsBetween(start?: string, end?: string): number[] {
  const from = parseInt(start ?? '', 10) || 1900
  const to = parseInt(end ?? '', 10) || new Date().getFullYear() + 50
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** date by day, month or year, and time; values are weapp's text: 2026-05-01, 2026-05, 2026, 09:30. */
function Day(props: DayProps) {
  const { mode, value, defaultValue, start, end, name, disabled, onChange } = props
  const fields = 'fields' in props ? props.fields : undefined
  const shared = {
    className: 'h5-picker-control',
    'aria-label': props.ariaLabel ?? props.headerText,
    name,
    disabled,
    value: value ?? defaultValue ?? '',
    onChange: (e: ChangeEvent<Control>) => emit(onChange, e, { value: e.currentTarget.value }),
  }
  if (fields !== 'year') {
    const type = mode === 'time' ? 'time' : fields === 'month' ? 'month' : 'date'
    return <input {...shared} type={type} min={start} max={end} required />
  }
  return (
    <select {...shared} value={shared.value.slice(0, 4)}>
      {!shared.value && <option hidden value="" />}
      {yearsBetween(start, end).map((year) => (
        <option key={year}>{year}</option>
      ))}
    </select>
  )
}

function MultiSelector(props: MultiProps) {
  const [open, setOpen] = useState(false)
  const [box, setBox] = useState<HTMLButtonElement | null>(null)
  const { range, rangeKey, headerText, textProps, name, disabled, ariaLabel } = props
  const value = ((props.value ?? []) as unknown[]).map(Number)
  const close = () => {
    setOpen(false)
    box?.focus()
  }
  return (
    <>
      <button
        type="button"
        className="h5-picker-control"
        aria-label={ariaLabel ?? headerText}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
        ref={setBox}
      />
      {name && <input type="hidden" name={name} data-as="json" value={JSON.stringify(value)} />}
      {open && (
        <PickerSheet
          title={headerText}
          {...textProps}
          columns={range.map((column) => (column as Rows[number][]).map((row) => label(row, rangeKey)))}
          value={value}
          onTurn={(column, row) => raise(props.onColumnChange, 'columnchange', box!, { column, value: row })}
          onDone={(rows) => {
            close()
            raise(props.onChange, 'change', box!, { value: rows })
          }}
          onCancel={() => {
            close()
            raise(props.onCancel, 'cancel', box!, {})
          }}
        />
      )}
    </>
  )
}

/** selector, date and time through the browser's own controls; region has no data here and is not offered. */
export function Picker(props: SelectorProps | MultiProps | DayProps) {
  const position: CSSProperties = { position: 'relative' }
  return (
    <div {...dom({ ...props, ariaLabel: undefined }, position, 'h5-picker')}>
      {props.children}
      {props.mode === 'multiSelector' ? (
        <MultiSelector {...props} />
      ) : props.mode === 'date' || props.mode === 'time' ? (
        <Day {...props} />
      ) : (
        <Selector {...props} />
      )}
    </div>
  )
}
