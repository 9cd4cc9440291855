import { memo, useEffect, useState, type ReactNode } from 'react'
import { CustomWrapper, View } from '@tarojs/components'
import type { PagedListState } from '@/api/usePagedList'
import { inGroups } from '@/lib/inGroups'
import { appearance } from '@/platform/appearance/appearance'
import { usePullDownRefresh, useReachBottom } from '@/platform/lifecycle/lifecycle'
import { usePageOffset } from '@/platform/lifecycle/pageOffset'
import { far } from '@/platform/sight/far'
import { Empty } from './Empty'
import { useListTexts } from './listTexts'
import styles from './PagedList.module.scss'
import { stopOf } from './screenState'
import { Skeleton, SkeletonItem } from './Skeleton'
import { Stopped } from './Stopped'
import { Tap } from './Tap'
import { useUiTexts } from './texts'

export interface PagedListProps<Row> {
  list: PagedListState<Row>
  /**
   * Draws one row, with its key. A function that stays the same between renders (outside the component, or useCallback)
   * spares the rows that did not change.
   */
  row: (row: Row, index: number) => ReactNode
  columns?: 1 | 2
  /** text of the empty state, or what stands in its place */
  empty?: ReactNode
  /** while page 1 is on its way; by default rows or cards by the number of columns */
  skeleton?: ReactNode
  /** "no more" is told from so many rows on; 5, another reading of the specification is 2 */
  noMoreFrom?: number
  /** false: not the page but something around scrolls, which calls list.more itself */
  pageScroll?: boolean
  className?: string
}

/** Rows of a memo block; a page of ten by the wire's default size. */
const block = 10
/** Blocks that are all drawn; a list of more is long. */
const short = 5
/** Screens around the window in which blocks are drawn. */
const screens = 2
let lists = 0

export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, row, columns = 1, empty, skeleton, noMoreFrom = 5, pageScroll = true, className = '' } = props
  const texts = useUiTexts()
  const [name] = useState(() => `list-${(lists += 1)}`)
  useReachBottom(() => {
    if (pageScroll && !list.failure) void list.more()
  })
  usePullDownRefresh(list.refresh)
  usePageOffset(pageScroll ? list.offset : undefined)
  if (list.rows.length === 0) {
    if (list.failure) {
      return <Stopped why={stopOf(list.failure)} message={list.failure.message} onRetry={() => void list.refresh()} />
    }
    if (list.loading) return <Skeleton label={texts.loading}>{skeleton ?? <Waiting columns={columns} />}</Skeleton>
    if (!list.empty) return null
    return typeof empty === 'string' || empty === undefined ? <Empty text={empty} /> : <>{empty}</>
  }
  const blocks = inGroups(list.rows, block)
  return (
    <View className={`${className} t-list`}>
      {/* apart: beside the foot, which comes and goes, every page would be sent to the view again */}
      <View>
        {blocks.map((rows, i) => (
          <Place key={i} name={`${name}-${i}`} long={blocks.length > short} full={i < blocks.length - 1}>
            <Block
              rows={rows}
              from={i * block}
              row={row as (row: unknown, index: number) => ReactNode}
              columns={columns}
            />
          </Place>
        ))}
      </View>
      <View>
        <Foot list={list} noMoreFrom={noMoreFrom} />
      </View>
    </View>
  )
}

interface PlaceProps {
  /** id of the node, one on its page */
  name: string
  long: boolean
  /** no row will be added to it */
  full: boolean
  children: ReactNode
}

/**
 * Where a block stands. In a long list those far away are left out, and their height stays: in browsers by style, in the
 * mini-program by hand.
 */
function Place({ name, long, full, children }: PlaceProps) {
  const [height, setHeight] = useState<number>()
  const watched = far.watches && long && full
  useEffect(
    () => (watched ? far.watch(name, screens * appearance.metrics().height, setHeight) : undefined),
    [name, watched],
  )
  const empty = watched && height !== undefined
  return (
    <View
      id={name}
      className={`${styles.place} ${long && full ? styles.long : ''}`}
      style={empty ? { height: `${height}px` } : undefined}
    >
      {!empty && <CustomWrapper>{children}</CustomWrapper>}
    </View>
  )
}

interface BlockProps {
  rows: readonly unknown[]
  from: number
  row: (row: unknown, index: number) => ReactNode
  columns: 1 | 2
}

const Block = memo(
  function Block({ rows, from, row, columns }: BlockProps) {
    if (columns === 1) return <View>{rows.map((one, i) => row(one, from + i))}</View>
    return (
      <View className={styles.grid}>
        {rows.map((one, i) => (
          <View key={i} className={styles.half}>
            {row(one, from + i)}
          </View>
        ))}
      </View>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.rows.length === after.rows.length &&
    before.rows.every((one, i) => one === after.rows[i]),
)

function Foot({
  list,
  noMoreFrom,
}: {
  list: Pick<PagedListState<unknown>, 'rows' | 'pullUp' | 'failure' | 'refreshing' | 'more'>
  noMoreFrom: number
}) {
  const { loading } = useUiTexts()
  const texts = useListTexts()
  if (list.pullUp === 'loading') {
    if (list.refreshing) return null
    return (
      <View className={`${styles.foot} t-list-loading`} role="status">
        <View className={styles.spinner} />
        {loading}
      </View>
    )
  }
  if (list.pullUp === 'noMore') {
    return list.rows.length < noMoreFrom ? null : (
      <View className={`${styles.foot} ${styles.end} t-no-more`}>{texts.noMore}</View>
    )
  }
  return (
    <Tap className={`${styles.foot} ${list.failure ? 't-retry' : 't-load-more'}`} onClick={() => void list.more()}>
      {list.failure ? texts.moreFailed : texts.loadMore}
    </Tap>
  )
}

function Waiting({ columns }: { columns: 1 | 2 }) {
  const kind = columns === 2 ? 'card' : 'row'
  return (
    <View className={`${styles.waiting} ${columns === 2 ? styles.grid : ''}`}>
      {[1, 2, 3, 4].map((i) => (
        <View key={i} className={columns === 2 ? styles.half : ''}>
          <SkeletonItem kind={kind} />
        </View>
      ))}
    </View>
  )
}
