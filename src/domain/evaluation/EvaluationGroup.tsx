import { View } from '@tarojs/components'
import type { EvaluationRow as Row } from '@mall/contract/goods'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { EvaluationRow } from './EvaluationRow'
import styles from './evaluation.module.scss'
import { useTexts } from './texts'
import { kindOrder, type KindCounts } from './useKinds'

interface EvaluationGroupProps {
  title: string
  goodsId: number
  rows: readonly Row[]
  /** words that lead to all of them */
  all: string
  /** said where there are none */
  none?: string
  /** of each kind there are some of, a way to them */
  counts?: KindCounts
}

/** A few words of shoppers about a product, and the way to all of them. */
export function EvaluationGroup({ title, goodsId, rows, all, none, counts }: EvaluationGroupProps) {
  const toAll = () => open(routes.goodsEvaluate, { goods_id: goodsId })
  return (
    <CellGroup
      title={title}
      extra={
        rows.length > 0 && (
          <Tap className={`${styles.all} t-evaluations`} role="link" onClick={toAll}>
            {all}
            <Icon name="arrow" size={28} />
          </Tap>
        )
      }
    >
      {counts && <Kinds goodsId={goodsId} counts={counts} />}
      <View className={styles.rows}>
        {rows.map((row) => (
          <EvaluationRow key={row.evaluate_id} row={row} />
        ))}
        {rows.length === 0 && <View className={styles.none}>{none}</View>}
      </View>
    </CellGroup>
  )
}

function Kinds({ goodsId, counts }: { goodsId: number; counts: KindCounts }) {
  const texts = useTexts()
  const some = kindOrder.filter((kind) => kind !== 'all' && (counts[kind] ?? 0) > 0)
  if (some.length === 0) return null
  return (
    <View className={styles.kinds}>
      {some.map((kind) => (
        <Tap
          key={kind}
          role="link"
          className={`${styles.kind} ${kind === 'medium' || kind === 'bad' ? styles.quiet : ''} t-evaluations-${kind}`}
          onClick={() => open(routes.goodsEvaluate, { goods_id: goodsId, kind })}
        >
          {texts.counted(texts.kinds[kind], counts[kind] ?? 0)}
        </Tap>
      ))}
    </View>
  )
}
