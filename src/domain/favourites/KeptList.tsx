import { memo, useCallback, type ComponentType, type ReactNode } from 'react'
import type { PagedListState } from '@/api/usePagedList'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import { UndoBar } from './UndoBar'
import { useKeptRows, type KeptRowsOptions } from './useKeptRows'

export interface KeptRowProps<Row> {
  row: Row
  /** takes it away, for a moment with a way back */
  onRemove: () => void
}

interface KeptListProps<Row> extends KeptRowsOptions<Row> {
  list: PagedListState<Row>
  /** draws one */
  Row: ComponentType<KeptRowProps<Row>>
  /** told when nothing is kept, with the way to the shop; or what stands in its place */
  empty: ReactNode
  className?: string
}

/** A list of what the member keeps, and takes away row by row. */
export function KeptList<Row>({ list, idOf, send, Row, empty, className }: KeptListProps<Row>) {
  const { kept, undo } = useKeptRows(list, { idOf, send })
  const { remove } = undo
  const row = useCallback(
    (one: Row) => <Kept key={idOf(one)} row={one} id={idOf(one)} Row={Row as Drawn} onRemove={remove} />,
    [idOf, Row, remove],
  )
  return (
    <>
      <PagedList
        className={className}
        list={kept}
        row={row}
        empty={typeof empty === 'string' ? <GoBrowsing text={empty} /> : empty}
      />
      <UndoBar of={undo} />
    </>
  )
}

/** Generic components lose their parameter in `memo`. */
type Drawn = ComponentType<KeptRowProps<unknown>>

interface KeptProps {
  row: unknown
  id: number
  Row: Drawn
  onRemove: (id: number) => void
}

const Kept = memo(function Kept({ row, id, Row, onRemove }: KeptProps) {
  const remove = useCallback(() => onRemove(id), [onRemove, id])
  return <Row row={row} onRemove={remove} />
})
