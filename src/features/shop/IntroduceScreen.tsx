import { View } from '@tarojs/components'
import { ContactButton } from '@/domain/chat/ContactButton'
import { useContact } from '@/domain/chat/useContact'
import { FollowButton } from '@/domain/favourites/FollowButton'
import { ShareWays } from '@/domain/share/ShareWays'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { ShopFace } from '@/domain/shop/ShopFace'
import { ShopScores } from '@/domain/shop/ShopScores'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Image } from '@/ui/Image'
import { Screen } from '@/ui/Screen'
import { ClosedNote } from './parts/ClosedNote'
import { ShopContact } from './parts/ShopContact'
import { ShopFacts } from './parts/ShopFacts'
import { ShopGuarantees } from './parts/ShopGuarantees'
import styles from './shop.module.scss'
import { useTexts } from './texts'
import { useShop } from './useShop'

/** Nothing is asked for a shop while shops are hidden; the Screen draws the empty state. */
export function IntroduceScreen() {
  const { site_id = 0 } = useParams(routes.shopIntroduce)
  return useOpenable(routes.shopIntroduce) ? <Introduce key={site_id} siteId={site_id} /> : <Screen />
}

/** Who a shop is, what it promises, and how it is reached. */
function Introduce({ siteId }: { siteId: number }) {
  const texts = useTexts()
  const { asked, shop, isClosed } = useShop(siteId)
  const contact = useContact(siteId)
  const share = shop && !isClosed && (
    <ShareWays
      card={{ title: shop.site_name, image: shop.logo || shop.avatar, summary: shop.seo_description }}
      page={routes.shopIntroduce}
      params={{ site_id: siteId }}
      poster="/api/shop/poster"
      posterLabel={texts.code.poster(shop.site_name)}
    />
  )
  const bottom = (contact || !isClosed) && (
    <View className={styles.buttons}>
      <ContactButton siteId={siteId} kind="secondary" icon="message" block />
      {!isClosed && (
        <Button className="t-visit-shop" icon="shop" block onClick={() => open(routes.shopHome, { site_id: siteId })}>
          {texts.visit}
        </Button>
      )}
    </View>
  )
  return (
    <Screen
      title={shop?.site_name ?? texts.title}
      data={asked}
      right={share}
      bottom={bottom}
      toTop={false}
      refused={(words) => <GoBrowsing text={words || texts.gone} siteId={0} />}
    >
      {shop && (
        <>
          {shop.banner !== '' && <Image src={shop.banner} kind="shop" width={750} fluid ratio={2.5} eager />}
          <Column>
            {isClosed && <ClosedNote />}
            <Card className="t-shop">
              <ShopFace shop={shop}>
                <FollowButton siteId={siteId} />
              </ShopFace>
              <ShopScores shop={shop} />
            </Card>
            {shop.seo_description !== '' && (
              <CellGroup title={texts.intro}>
                <View className={`${styles.intro} t-shop-intro`}>{shop.seo_description}</View>
              </CellGroup>
            )}
            <ShopFacts shop={shop} />
            <ShopContact shop={shop} />
            <ShopGuarantees shop={shop} />
          </Column>
        </>
      )}
    </Screen>
  )
}
