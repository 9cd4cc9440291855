import { View } from '@tarojs/components'
import type { ShopRow } from '@mall/contract/shop'
import { Poster } from '@/domain/poster/Poster'
import { usePosters } from '@/domain/poster/usePosters'
import { PosterButtons } from '@/domain/share/PosterButtons'
import { useSharing } from '@/domain/share/useSharing'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { useSiteId } from '@/session/site'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { stopOf } from '@/ui/screenState'
import { Stopped } from '@/ui/Stopped'
import styles from './shop.module.scss'
import { useTexts } from './texts'
import { useShop } from './useShop'

/** Nothing is asked for a shop while shops are hidden; the Screen draws the empty state. */
export function QrcodeScreen() {
  const current = useSiteId()
  const { site_id = current } = useParams(routes.shopQrcode)
  return useOpenable(routes.shopQrcode) ? <Qrcode key={site_id} siteId={site_id} /> : <Screen />
}

function Qrcode({ siteId }: { siteId: number }) {
  const texts = useTexts()
  const { asked, shop, isClosed } = useShop(siteId)
  return (
    <Screen
      title={texts.code.title}
      data={asked}
      toTop={false}
      refused={(words) => <GoBrowsing text={words || texts.gone} siteId={0} />}
    >
      {isClosed ? <GoBrowsing text={texts.code.closed} siteId={0} /> : shop && <ShopCode shop={shop} />}
    </Screen>
  )
}

/** To be held up, saved and handed on; its code leads to the shop. */
function ShopCode({ shop }: { shop: ShopRow }) {
  const texts = useTexts().code
  const { site_id, site_name } = shop
  const page = routes.shopHome
  const { posterParams, copy, offer } = useSharing({
    card: { title: site_name, image: shop.logo || shop.avatar, summary: shop.seo_description },
    page,
    params: { site_id },
  })
  const { urls, failure, refresh } = usePosters({ route: page, params: posterParams, from: '/api/shop/poster' })
  const [url = ''] = urls
  const again = () => void refresh()
  return (
    <View className={styles.code}>
      {failure && !url ? (
        <Stopped why={stopOf(failure)} message={failure.message} onRetry={again} />
      ) : (
        <>
          <Poster key={url} url={url} label={texts.poster(site_name)} onRetry={again} />
          <View className={styles.hint}>{texts.hint}</View>
        </>
      )}
      <PosterButtons url={url} copy={copy} offer={offer} />
    </View>
  )
}
