import { View } from '@tarojs/components'
import type { ManjianInfo } from '@mall/contract/goods'
import { ManjianHint } from '@/domain/manjian/ManjianHint'
import { nextStep, thresholdsOn, type Share } from '@/domain/manjian/nextStep'
import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../cart.module.scss'
import { useTexts } from '../texts'

/** The shop's spend-and-save: how little is missing, and the way to goods that make it up. */
export function ShopOffers({ siteId, shares }: { siteId: number; shares: readonly Share<ManjianInfo>[] }) {
  return (
    <>
      {shares.map((share) => (
        <ShopOffer key={share.info.manjian_id} siteId={siteId} share={share} />
      ))}
    </>
  )
}

function ShopOffer({ siteId, share: { info, chosen } }: { siteId: number; share: Share<ManjianInfo> }) {
  const texts = useTexts()
  const more = nextStep(info.rule_json, thresholdsOn(info), chosen).next !== undefined
  const see = () =>
    isOpenable(routes.shopGoods, { site_id: siteId })
      ? open(routes.shopGoods, { site_id: siteId })
      : open(routes.goodsList, { site_id: siteId })
  return (
    <View className={styles.offers}>
      <ManjianHint info={info} chosen={chosen} className={styles.hint} />
      {more && (
        <Tap className={`${styles.makeUp} t-make-up`} role="link" onClick={see}>
          {texts.makeUp}
          <Icon name="arrow" size={22} />
        </Tap>
      )}
    </View>
  )
}
