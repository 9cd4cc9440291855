import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import { plainFace } from '@/domain/goods/plainFace'
import { seenBefore } from '@/domain/goods/seen'
import { useTexts } from '../texts'
import styles from './SeenStrip.module.scss'

const most = 10

/** Goods that were looked at before, side by side; nothing on a first visit. */
export function SeenStrip({ goodsId }: { goodsId: number }) {
  const texts = useTexts()
  const [skus] = useState(() => seenBefore(goodsId).slice(0, most))
  const enabled = skus.length > 0
  const rows = useData('/api/goodssku/lists', { sku_ids: skus.join() }, { enabled, silent: true }).data ?? []
  if (rows.length === 0) return null
  return (
    <View className="t-seen">
      <View className={styles.title}>{texts.seen}</View>
      <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
        <View className={styles.row}>
          {rows.map((goods) => (
            <View key={goods.sku_id} className={styles.tile}>
              <GoodsTile row={goods} face={plainFace} />
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
