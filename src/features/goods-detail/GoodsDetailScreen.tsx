import { useState } from 'react'
import { View } from '@tarojs/components'
import { picturesOf } from '@/domain/goods/parsed'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Near } from '@/ui/Near'
import { Screen } from '@/ui/Screen'
import styles from './goodsDetail.module.scss'
import { BuyBar } from './parts/BuyBar'
import { BuySheet, type SheetAim } from './parts/BuySheet'
import { Description } from './parts/Description'
import { Evaluations } from './parts/Evaluations'
import { Facts } from './parts/Facts'
import { Gallery } from './parts/Gallery'
import { Headline } from './parts/Headline'
import type { Added } from './parts/Hop'
import { Offers } from './parts/Offers'
import { Recommended } from './parts/Recommended'
import { SectionTabs } from './parts/SectionTabs'
import { SeenStrip } from './parts/SeenStrip'
import { ShareWays } from './parts/ShareSheet'
import { ShopCard } from './parts/ShopCard'
import { Waiting } from './parts/Waiting'
import { useTexts } from './texts'
import { useGoods } from './useGoods'
import { useSections } from './useSections'

export function GoodsDetailScreen() {
  const texts = useTexts()
  const params = useParams(routes.goodsDetail)
  const [aim, setAim] = useState<SheetAim>()
  const [added, setAdded] = useState<Added>()
  const { waited, missing, detail, shop, sku, refresh } = useGoods(params, aim !== undefined)
  const place = useSections()
  const there = detail && shop
  const preview = params.preview === 1
  const choose = () => !preview && setAim('both')
  const bar = preview ? (
    <View className={`${styles.preview} t-preview`}>{texts.preview}</View>
  ) : (
    there && (
      <BuyBar detail={detail} shop={shop} added={added} onAim={setAim} onElsewhere={() => place.goTo('recommend')} />
    )
  )

  return (
    <Screen
      title={texts.title}
      bar={there ? 'clear' : 'solid'}
      heading={there && <SectionTabs place={place} />}
      data={waited}
      bottom={bar}
      skeleton={<Waiting />}
      right={detail && <ShareWays detail={detail} />}
    >
      {missing && <Empty text={texts.gone} />}
      {there && (
        <>
          <View id={place.idOf('goods')}>
            <Gallery
              pictures={picturesOf(detail.sku_images || detail.goods_image)}
              video={detail.video_url}
              alt={detail.goods_name}
            />
            <Headline detail={detail} shop={shop} onEnd={refresh} />
          </View>
          <Column>
            <Offers detail={detail} siteId={shop.site_id} />
            <Facts detail={detail} shop={shop} onChoose={choose} />
            <View id={place.idOf('evaluate')} className={styles.section}>
              <Near room={240}>
                <Evaluations detail={detail} />
              </Near>
              <ShopCard shop={shop} skuId={detail.sku_id} />
            </View>
            <View id={place.idOf('detail')}>
              <Near room={1200} className={styles.section}>
                <Description detail={detail} />
              </Near>
            </View>
          </Column>
          <View id={place.idOf('recommend')}>
            <Near room={800}>
              <View className={styles.seen}>
                <SeenStrip goodsId={detail.goods_id} />
              </View>
              <Recommended />
            </Near>
          </View>
          <BuySheet
            aim={aim}
            detail={detail}
            siteId={shop.site_id}
            sku={sku}
            onClose={() => setAim(undefined)}
            onAdded={({ sku_image }) => setAdded({ turn: (added?.turn ?? 0) + 1, picture: sku_image })}
          />
        </>
      )}
    </Screen>
  )
}
