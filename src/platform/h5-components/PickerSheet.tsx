import { useEffect, useState } from 'react'
import { useOverlay } from '../overlay/useOverlay.h5'
import { PickerView, PickerViewColumn } from './PickerView'
import { words } from './words'

export interface PickerSheetProps {
  title?: string
  cancelText?: string
  okText?: string
  columns: string[][]
  value: number[]
  onTurn(column: number, row: number): void
  onDone(value: number[]): void
  onCancel(): void
}

/** Wheels at the lower edge, for what the browser has no control of its own. Stays where it is used: colours are inherited. */
export function PickerSheet(props: PickerSheetProps) {
  const { title, columns, value, onTurn, onDone, onCancel, okText, cancelText } = props
  const [rows, setRows] = useState(value)
  const dialog = useOverlay(true, onCancel)
  const given = value.join()
  useEffect(() => {
    // the caller answers a turned column with new rows for the columns that follow it
    setRows(given ? given.split(',').map(Number) : [])
  }, [given])
  const turn = (next: number[]) => {
    const column = next.findIndex((row, i) => row !== (rows[i] ?? 0))
    setRows(next)
    if (column >= 0) onTurn(column, next[column]!)
  }
  // new columns may be shorter than the row that was chosen in the old ones
  const done = () => onDone(columns.map((list, i) => Math.min(rows[i] ?? 0, Math.max(0, list.length - 1))))
  const { cancel, confirm } = words()
  return (
    <div className="h5-sheet h5-catch" onClick={(e) => e.stopPropagation()}>
      <div className="h5-sheet-mask" onClick={onCancel} />
      <div className="h5-sheet-body" role="dialog" aria-modal="true" aria-label={title} ref={dialog}>
        <div className="h5-sheet-bar">
          <button type="button" onClick={onCancel}>
            {cancelText ?? cancel}
          </button>
          <span>{title}</span>
          <button type="button" className="h5-sheet-done" onClick={done}>
            {okText ?? confirm}
          </button>
        </div>
        <PickerView value={rows} onChange={(e) => turn(e.detail.value)} style={{ height: 220 }}>
          {columns.map((list, i) => (
            <PickerViewColumn key={i}>
              {list.map((label, row) => (
                <div key={row}>{label}</div>
              ))}
            </PickerViewColumn>
          ))}
        </PickerView>
      </div>
    </div>
  )
}
