import { View } from '@tarojs/components'
import type { EvaluationRow as Row } from '@mall/contract/goods'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { EvaluationRow } from './EvaluationRow'
import styles from './evaluation.module.scss'

interface EvaluationGroupProps {
  title: string
  goodsId: number
  rows: readonly Row[]
  /** words that lead to all of them */
  all: string
  /** said where there are none */
  none?: string
}

/** A few words of shoppers about a product, and the way to all of them. */
export function EvaluationGroup({ title, goodsId, rows, all, none }: EvaluationGroupProps) {
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
      <View className={styles.rows}>
        {rows.map((row) => (
          <EvaluationRow key={row.evaluate_id} row={row} />
        ))}
        {rows.length === 0 && <View className={styles.none}>{none}</View>}
      </View>
    </CellGroup>
  )
}
