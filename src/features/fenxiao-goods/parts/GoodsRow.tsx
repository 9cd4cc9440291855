import { View } from '@tarojs/components'
import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { earns, fenxiaoFace } from '@/domain/fenxiao/goodsFace'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../fenxiaoGoods.module.scss'
import { useTexts } from '../texts'
import { usePromote } from './Promoting'

interface GoodsRowProps {
  goods: FenxiaoGoods
  followed: boolean
  onFollow: () => void
}

/** A product with what it earns, to be opened, followed, and promoted by its poster. */
export function GoodsRow({ goods, followed, onFollow }: GoodsRowProps) {
  const texts = useTexts()
  const promote = usePromote()
  return (
    <Card pad="none">
      <GoodsRowCard row={goods} face={fenxiaoFace} className={styles.goods} />
      <View className={styles.foot}>
        <Tap
          className={`${styles.heart} ${followed ? styles.followed : ''} t-follow`}
          role="switch"
          checked={followed}
          label={`${texts.follow} ${goods.goods_name}`}
          onClick={onFollow}
        >
          <Icon name={followed ? 'heart-on' : 'heart'} size={36} />
          {followed ? texts.followed : texts.follow}
        </Tap>
        {earns(goods) && goods.stock > 0 && (
          <Button size="small" icon="share" className="t-promote" onClick={() => void promote(goods)}>
            {texts.promote}
          </Button>
        )}
      </View>
    </Card>
  )
}
