import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import type { Added } from '@/domain/cart/FlyToCart'
import { withinBounds } from '@/domain/goods/bounds'
import { picturesOf } from '@/domain/goods/parsed'
import { Recommended } from '@/domain/goods/Recommended'
import { ShareWays, useShareState } from '@/domain/share/ShareWays'
import { openTarget } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { Column } from '@/ui/Column'
import { Gallery } from '@/ui/Gallery'
import { LazyView } from '@/ui/LazyView'
import { Screen } from '@/ui/Screen'
import { waysOf, type GoodsKind, type Way } from './GoodsKind'
import styles from './goodsDetail.module.scss'
import { BuyBar } from './parts/BuyBar'
import { BuySheet, type SheetAim } from './parts/BuySheet'
import { Description } from './parts/Description'
import { Evaluations } from './parts/Evaluations'
import { Facts } from './parts/Facts'
import { Gone } from './parts/Gone'
import { Headline } from './parts/Headline'
import { Offers } from './parts/Offers'
import { PlainIsCheaper } from './parts/PlainIsCheaper'
import { Prices } from './parts/Prices'
import { SectionTabs } from './parts/SectionTabs'
import { SeenStrip } from './parts/SeenStrip'
import { ShopCard } from './parts/ShopCard'
import { Waiting } from './parts/Waiting'
import { useTexts } from './texts'
import { useFilm } from './useFilm'
import { useSections } from './useSections'

/** One detail page for goods of every kind; the kind says what differs. */
export function GoodsDetailScreen<P extends object, D extends GoodsDetail>({ kind }: { kind: GoodsKind<P, D> }) {
  const texts = useTexts()
  const words = kind.useWords()
  const params = useParams(kind.route)
  const [aim, setAim] = useState<SheetAim>()
  const [wanted, want] = useState(1)
  const [added, setAdded] = useState<Added>()
  const sharing = useShareState()
  const film = useFilm()
  const { waited, missing, detail, shop, sku, refresh } = kind.useGoods(params, aim !== undefined)
  const all = kind.useWays()
  const count = kind.cart?.useCount() ?? 0
  const place = useSections()
  const preview = (params as { preview?: number }).preview === 1
  const offer = detail && kind.offer(detail, wanted)

  if (!detail || !shop || !offer) {
    return (
      <Screen
        title={words.title}
        data={waited}
        skeleton={<Waiting />}
        refused={(reason) => <Gone words={reason || words.gone} />}
      >
        {missing && <Gone words={words.gone} />}
      </Screen>
    )
  }

  const pictures = picturesOf(detail.sku_images || detail.goods_image)
  const ways = waysOf(detail, all)
  const chosen = { detail, shop, num: withinBounds(offer, wanted) }
  const part = { ...chosen, offer, onNum: want, onEnd: refresh, onShare: () => sharing[1]('ways') }
  const { Prices: OwnPrices = Prices, Panel, InSheet } = kind
  const take = (way: Way<D>) => (way.leads ? void way.run(chosen) : setAim(way.name))
  const goElsewhere = () => (kind.elsewhere ? void openTarget(kind.elsewhere) : place.goTo('recommend'))
  const bar = preview ? (
    <View className={`${styles.preview} t-preview`}>{texts.preview}</View>
  ) : (
    <BuyBar
      shop={shop}
      skuId={detail.sku_id}
      ways={ways}
      stop={offer.stop}
      cart={kind.cart && { page: kind.cart.page, count }}
      added={added}
      onWay={take}
      onElsewhere={goElsewhere}
    />
  )

  return (
    <Screen
      title={words.title}
      bar="clear"
      heading={kind.sections.tabs && <SectionTabs place={place} />}
      bottom={bar}
      right={
        <ShareWays
          card={{ title: detail.goods_name, image: detail.sku_image, summary: detail.introduction }}
          page={kind.route}
          params={kind.shared?.(detail) ?? { sku_id: detail.sku_id }}
          poster={kind.poster ?? '/api/goods/poster'}
          state={sharing}
        />
      }
    >
      <View id={place.idOf('goods')}>
        <Gallery pictures={pictures} film={film(detail.video_url, pictures[0] ?? '')} alt={detail.goods_name} />
        <Headline detail={detail} shop={shop} offer={offer} isGone={!preview && offer.stop === 'off'}>
          <OwnPrices {...part} />
        </Headline>
        <PlainIsCheaper detail={detail} offer={offer} />
        {Panel && <Panel {...part} />}
      </View>
      <Column>
        {kind.sections.offers && <Offers detail={detail} siteId={shop.site_id} />}
        <Facts {...part} plain={kind.sections.offers} onChoose={() => !preview && setAim('choose')} />
        <View id={place.idOf('evaluate')} className={styles.section}>
          <LazyView room={240}>
            <Evaluations detail={detail} />
          </LazyView>
          <ShopCard shop={shop} skuId={detail.sku_id} />
        </View>
        <View id={place.idOf('detail')}>
          <LazyView room={1200} className={styles.section}>
            <Description detail={detail} />
          </LazyView>
        </View>
      </Column>
      <View id={place.idOf('recommend')}>
        <LazyView room={800}>
          {kind.sections.seen && (
            <View className={styles.seen}>
              <SeenStrip goodsId={detail.goods_id} />
            </View>
          )}
          <Recommended besides={detail.goods_id} />
        </LazyView>
      </View>
      <BuySheet
        aim={aim}
        chosen={chosen}
        offer={offer}
        ways={ways}
        sku={sku}
        onNum={want}
        onClose={() => setAim(undefined)}
        onAdded={() => setAdded({ turn: (added?.turn ?? 0) + 1, picture: detail.sku_image })}
      >
        {InSheet && <InSheet {...part} />}
      </BuySheet>
    </Screen>
  )
}
