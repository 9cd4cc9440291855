import { View } from '@tarojs/components'
import type { EvaluateForm } from '@mall/contract/order'
import { EvaluationRow } from '@/domain/evaluation/EvaluationRow'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import styles from '../evaluation.module.scss'
import { GoodsHead } from './GoodsHead'
import { Standing } from './Standing'

/** All that was said about an order, as others read it. */
export function Told({ form }: { form: EvaluateForm }) {
  return (
    <Column>
      {form.list.map(
        (line) =>
          line.evaluation && (
            <Card key={line.order_goods_id} pad="none">
              <GoodsHead line={line} link />
              <View className={styles.told}>
                <EvaluationRow row={line.evaluation} />
                <Standing isAudit={line.evaluation.is_audit} />
              </View>
            </Card>
          ),
      )}
    </Column>
  )
}
