import { useState } from 'react'
import { View } from '@tarojs/components'
import { boundsOf } from '@/domain/goods/bounds'
import { picturesOf } from '@/domain/goods/parsed'
import { useFreshCount } from '@/domain/wholesale/useFreshCount'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Column } from '@/ui/Column'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { Near } from '@/ui/Near'
import { Screen } from '@/ui/Screen'
import styles from './goodsDetail.module.scss'
import { BuyBar } from './parts/BuyBar'
import { BuySheet, type SheetAim } from './parts/BuySheet'
import { Description } from './parts/Description'
import { Evaluations } from './parts/Evaluations'
import { Facts } from './parts/Facts'
import { Gallery } from './parts/Gallery'
import type { Added } from './parts/Hop'
import { Recommended } from './parts/Recommended'
import { ShareWays } from './parts/ShareSheet'
import { ShopCard } from './parts/ShopCard'
import { Waiting } from './parts/Waiting'
import { wholesale } from './purchase'
import { Reckoning } from './wholesale/Reckoning'
import { useTexts } from './wholesale/texts'
import { useWholesaleGoods } from './wholesale/useWholesaleGoods'
import { WholesaleHeadline } from './wholesale/WholesaleHeadline'

export function WholesaleDetailScreen() {
  const texts = useTexts()
  const [aim, setAim] = useState<SheetAim>()
  const [wanted, want] = useState(0)
  const [added, setAdded] = useState<Added>()
  const params = useParams(routes.wholesaleDetail)
  const { waited, missing, detail, retail, steps, shop, sku } = useWholesaleGoods(params, wanted, aim !== undefined)
  const cart = { page: routes.wholesaleCart, count: useFreshCount() }
  const there = detail && shop
  const { min, max } = detail ? boundsOf(detail) : { min: 1, max: 0 }
  const num = Math.max(min, Math.min(wanted, Math.max(min, max)))
  const choose = (pieces: number) => {
    want(pieces)
    setAim('both')
  }

  return (
    <Screen
      title={texts.title}
      bar={there ? 'clear' : 'solid'}
      data={waited}
      skeleton={<Waiting />}
      right={there && <ShareWays detail={detail} page={routes.wholesaleDetail} poster="/wholesale/api/goods/poster" />}
      bottom={
        there && (
          <BuyBar
            detail={detail}
            shop={shop}
            added={added}
            cart={cart}
            onAim={setAim}
            onElsewhere={() => open(routes.wholesaleList)}
          />
        )
      }
    >
      {missing && <GoBrowsing text={texts.gone} />}
      {there && (
        <>
          <Gallery
            pictures={picturesOf(detail.sku_images || detail.goods_image)}
            video={detail.video_url}
            alt={detail.goods_name}
          />
          <WholesaleHeadline {...{ detail, shop, retail, steps, num }} onPick={choose} />
          <Column>
            <Facts detail={detail} shop={shop} onChoose={() => setAim('both')} />
            <View className={styles.section}>
              <Near room={240}>
                <Evaluations detail={detail} />
              </Near>
              <ShopCard shop={shop} skuId={detail.sku_id} />
            </View>
            <Near room={1200} className={styles.section}>
              <Description detail={detail} />
            </Near>
          </Column>
          <Near room={800}>
            <Recommended />
          </Near>
          <BuySheet
            aim={aim}
            detail={detail}
            siteId={shop.site_id}
            sku={{ ...sku, detail }}
            wanted={wanted}
            onWant={want}
            purchase={wholesale}
            onClose={() => setAim(undefined)}
            onAdded={({ sku_image }) => setAdded({ turn: (added?.turn ?? 0) + 1, picture: sku_image })}
          >
            <Reckoning {...{ detail, retail, steps, num, most: max }} onPick={want} />
          </BuySheet>
        </>
      )}
    </Screen>
  )
}
