import { useState } from 'react'
import { View } from '@tarojs/components'
import { attributesOf, picturesOf, specsOf } from '@/domain/goods/parsed'
import { specText } from '@/domain/goods/specText'
import { useParams } from '@/session/params'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { RichContent } from '@/ui/RichContent'
import { Screen } from '@/ui/Screen'
import { SkeletonBlock, SkeletonText } from '@/ui/Skeleton'
import styles from './goodsDetail.module.scss'
import { BuyBar } from './parts/BuyBar'
import { Gallery } from './parts/Gallery'
import { Headline } from './parts/Headline'
import { ShareButton } from './parts/ShareButton'
import { ShopCard } from './parts/ShopCard'
import { SkuSheet, type SheetAim } from './parts/SkuSheet'
import { useTexts } from './texts'
import { useGoods } from './useGoods'

export function GoodsDetailScreen() {
  const texts = useTexts()
  const { sku_id: skuId = 0 } = useParams(routes.goodsDetail)
  const goods = useGoods(skuId)
  const [aim, setAim] = useState<SheetAim>()
  const { detail, shop } = goods
  const bar = detail && shop && <BuyBar detail={detail} shop={shop} onAim={setAim} />

  return (
    <Screen
      title={texts.title}
      data={goods.state}
      bottom={bar}
      skeleton={<Waiting />}
      right={detail && <ShareButton detail={detail} />}
    >
      {skuId <= 0 && <Empty text={texts.offShelf} />}
      {detail && shop && (
        <>
          <Gallery pictures={picturesOf(detail.sku_images || detail.goods_image)} alt={detail.goods_name} />
          <Headline detail={detail} />
          <Column>
            <CellGroup>
              {specsOf(detail.goods_spec_format).length > 0 && (
                <Cell
                  className="t-choose-spec"
                  label={texts.chosen}
                  value={specText(detail.sku_spec_format) || texts.choose}
                  onClick={() => setAim('both')}
                />
              )}
              <Cell label={texts.freight} value={freight(detail, texts)} />
              <Guarantees shop={shop} />
            </CellGroup>
            <ShopCard shop={shop} />
            <Attributes json={detail.goods_attr_format} />
            {detail.goods_content && (
              <CellGroup title={texts.detail}>
                <RichContent html={detail.goods_content} className={styles.content} />
              </CellGroup>
            )}
          </Column>
          <SkuSheet
            aim={aim}
            detail={detail}
            siteId={shop.site_id}
            switching={goods.switching}
            onSwitch={goods.switchTo}
            onClose={() => setAim(undefined)}
          />
        </>
      )}
    </Screen>
  )
}

/** The shape of the first screen: a square picture, the price and the name, a card. */
const Waiting = () => (
  <>
    <View className={styles.waitingPicture} />
    <View className={styles.headline}>
      <SkeletonBlock width={240} height={56} />
      <SkeletonText lines={2} />
    </View>
    <Column>
      <Card>
        <SkeletonText lines={3} />
      </Card>
    </Column>
  </>
)

type Words = ReturnType<typeof useTexts>

const freight = (detail: { is_virtual: number; is_free_shipping: number }, texts: Words) =>
  detail.is_virtual === 1 ? texts.virtual : detail.is_free_shipping === 1 ? texts.freeShipping : texts.freightNote

function Guarantees({ shop }: { shop: Parameters<typeof ShopCard>[0]['shop'] }) {
  const texts = useTexts()
  const names = Object.keys(texts.guarantees) as (keyof Words['guarantees'])[]
  const kept = names.filter((name) => shop[name] === 1).map((name) => texts.guarantees[name])
  if (kept.length === 0) return null
  return (
    <View className={styles.service}>
      <View className={styles.serviceName}>{texts.service}</View>
      <View className={styles.promises}>
        {kept.map((promise) => (
          <View key={promise} className={styles.promise}>
            <Icon name="check" size={26} className={styles.tick} />
            {promise}
          </View>
        ))}
      </View>
    </View>
  )
}

function Attributes({ json }: { json: string }) {
  const texts = useTexts()
  const rows = attributesOf(json)
  if (rows.length === 0) return null
  return (
    <CellGroup title={texts.params}>
      {rows.map((row) => (
        <Cell key={`${row.attr_id}-${row.attr_value_id}`} label={row.attr_name} value={row.attr_value_name} />
      ))}
    </CellGroup>
  )
}
