import { useCallback, useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import type { BrowseRow } from '@mall/contract/collect'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { usePagedList } from '@/api/usePagedList'
import { KeptGoods } from '@/domain/favourites/KeptGoods'
import { UndoBar } from '@/domain/favourites/UndoBar'
import { useKeptRows } from '@/domain/favourites/useKeptRows'
import { now } from '@/session/clock'
import { toast } from '@/session/toast'
import { useIsMember } from '@/session/token'
import { ask } from '@/ui/ask'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { dayName } from '@/lib/date'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import { byDay, type Seen } from './byDay'
import styles from './footprint.module.scss'
import { useTexts } from './texts'

/** rows taken away with one call */
const atOnce = 100

const idOf = ({ id }: BrowseRow) => id
const drop = (ids: readonly number[]) => call('/api/goodsbrowse/delete', { id: ids.join() })

/** the days are drawn from rows that change in the list itself */
const ignore = () => undefined

async function clearAll(): Promise<void> {
  for (;;) {
    const { list } = await call('/api/goodsbrowse/page', { page: 1, page_size: atOnce })
    if (list.length === 0) return
    await drop(list.map(idOf))
  }
}

/** Goods the member looked at, day by day. */
export function FootprintScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const list = usePagedList('/api/goodsbrowse/page', {}, { enabled: member, rowKey: idOf })
  const [clearing, setClearing] = useState(false)
  const { kept, undo } = useKeptRows(list, { idOf, send: drop })
  const rows = useMemo(() => byDay(kept.rows), [kept.rows])
  const { remove } = undo
  const row = useCallback((one: Seen) => <Row key={one.row.id} seen={one} onRemove={remove} />, [remove])

  const clear = async () => {
    if (clearing || !(await ask({ title: texts.clearAsk, content: texts.clearNote, confirm: texts.clear }))) return
    setClearing(true)
    try {
      await clearAll()
      list.change(() => [])
      toast(texts.cleared)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setClearing(false)
      await list.refresh()
    }
  }
  const right = rows.length > 0 && (
    <Tap className={`${styles.clear} t-clear`} disabled={clearing} onClick={() => void clear()}>
      {texts.clear}
    </Tap>
  )
  return (
    <Screen title={texts.title} right={right}>
      <PagedList
        className={styles.list}
        list={{ ...kept, rows, change: ignore }}
        row={row}
        empty={<GoBrowsing text={texts.empty} icon="clock" />}
      />
      <UndoBar of={undo} />
    </Screen>
  )
}

function Row({ seen: { row, day }, onRemove }: { seen: Seen; onRemove: (id: number) => void }) {
  const texts = useTexts()
  const remove = useCallback(() => onRemove(row.id), [onRemove, row.id])
  const name = day ? dayName(day, now()) : ''
  return (
    <>
      {name && (
        <View className={`${styles.day} t-day`}>
          {typeof name === 'string' ? texts[name] : texts.day(name.month, name.date)}
        </View>
      )}
      <KeptGoods goods={row} onRemove={remove} />
    </>
  )
}
