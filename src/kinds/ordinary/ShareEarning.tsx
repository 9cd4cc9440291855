import { useRef } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { earns } from '@/domain/fenxiao/goodsFace'
import { useGoodsTexts } from '@/domain/fenxiao/goodsTexts'
import { usePlainWords, wordOf } from '@/domain/fenxiao/texts'
import { useProgrammeOpen } from '@/domain/fenxiao/useProgrammeOpen'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from './shareEarning.module.scss'

/** To a distributor: what he earns when he shares it, and the ways to share. */
export function ShareEarning({ detail, onShare }: Pick<PartProps<GoodsDetail>, 'detail' | 'onShare'>) {
  const texts = useGoodsTexts()
  const plain = usePlainWords()
  const enabled = useProgrammeOpen()
  const { data } = useData('/fenxiao/api/goods/detail', { sku_id: detail.sku_id }, { enabled, silent: true })
  // of the sku before, while another is asked for: the page does not move under the sheet
  const known = useRef(data)
  if (data !== undefined || !enabled) known.current = data
  const { current: share } = known
  // other servers answer an empty list to who is no distributor
  if (!share?.commission_money || !earns(share)) return null
  return (
    <Tap className={`${styles.line} t-share-earning`} onClick={onShare}>
      <Icon name="share" size={32} />
      <View className={styles.words}>
        <View className={styles.earn}>{texts.shareEarn(share.commission_money)}</View>
        <View className={styles.note}>{texts.shareNote(wordOf('account', share.words_account, plain))}</View>
      </View>
      <Icon name="arrow" size={28} />
    </Tap>
  )
}
