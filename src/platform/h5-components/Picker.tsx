import { useLayoutEffect, useRef, useState, type ChangeEvent, type CSSProperties } from 'react'
import type {
  PickerDateProps,
  PickerMultiSelectorProps,
  PickerSelectorProps,
  PickerTimeProps,
} from '@tarojs/components/types/Picker'
import { yearOf } from '@/lib/date'
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

/** A control that keeps what was chosen, follows `value` when that changes, and goes back to the first one with its form. */
function useValue<C extends Control>(value: string | number, rows = 0) {
  const ref = useRef<C>(null)
  const first = useRef(value)
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = String(value)
  }, [value, rows])
  return { ref, defaultValue: first.current }
}

/** The browser's own list, over what the picker shows. */
function Selector({ range = [], rangeKey, value, defaultValue, ...props }: SelectorProps) {
  const chosen = value ?? defaultValue ?? -1
  const control = useValue<HTMLSelectElement>(chosen < 0 ? '' : chosen, range.length)
  return (
    <select
      className="h5-picker-control"
      aria-label={props.ariaLabel ?? props.headerText}
      name={props.name}
      data-as="number"
      disabled={props.disabled}
      {...control}
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
  const to = parseInt(end ?? '', 10) || yearOf(Date.now() / 1000) + 50
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** What the three controls of a day share. */
const dayProps = (props: DayProps) => ({
  className: 'h5-picker-control',
  'aria-label': props.ariaLabel ?? props.headerText,
  name: props.name,
  disabled: props.disabled,
  onChange: (e: ChangeEvent<Control>) => emit(props.onChange, e, { value: e.currentTarget.value }),
})

function Year(props: DayProps) {
  const chosen = (props.value ?? props.defaultValue ?? '').slice(0, 4)
  const years = yearsBetween(props.start, props.end)
  return (
    <select {...dayProps(props)} {...useValue<HTMLSelectElement>(chosen, years.length)}>
      {!chosen && <option hidden value="" />}
      {years.map((year) => (
        <option key={year}>{year}</option>
      ))}
    </select>
  )
}

/** A date, month or time; values are weapp's text: 2026-05-01, 2026-05, 09:30. */
function Day({ type, ...props }: DayProps & { type: 'date' | 'month' | 'time' }) {
  const control = useValue<HTMLInputElement>(props.value ?? props.defaultValue ?? '')
  // required takes the button away that empties the field: weapp has none
  return <input {...dayProps(props)} {...control} type={type} min={props.start} max={props.end} required />
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

function control(props: SelectorProps | MultiProps | DayProps) {
  if (props.mode === 'multiSelector') return <MultiSelector {...props} />
  if (props.mode === 'time') return <Day {...props} type="time" />
  if (props.mode !== 'date') return <Selector {...props} />
  if (props.fields === 'year') return <Year {...props} />
  return <Day {...props} type={props.fields === 'month' ? 'month' : 'date'} />
}

/** selector, date and time through the browser's own controls; region has no data here and is not offered. */
export function Picker(props: SelectorProps | MultiProps | DayProps) {
  const position: CSSProperties = { position: 'relative' }
  return (
    <div {...dom({ ...props, ariaLabel: undefined }, position, 'h5-picker')}>
      {props.children}
      {control(props)}
    </div>
  )
}
