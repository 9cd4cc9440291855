import { Button } from '@tarojs/components'
import { useSharer } from '@/api/sharer'
import type { CouponFace } from '@/domain/coupon/face'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { chipOf } from '@/domain/coupon/words'
import { clipboard } from '@/platform/clipboard/clipboard'
import { useShareAppMessage } from '@/platform/lifecycle/lifecycle'
import { share } from '@/platform/share/share'
import { addressOf } from '@/navigation/address'
import { pageUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { paramsOf } from '../paths'
import { useTexts } from '../texts'
import styles from './TicketPage.module.scss'

/** Passes the ticket on: WeChat's own sheet, the browser's, or a copied link. */
export function ShareTicket({ coupon }: { coupon: CouponFace }) {
  const texts = useTexts()
  const words = useCouponTexts()
  const path = addressOf(routes.couponReceive, { ...paramsOf(coupon), ...useSharer() })
  const title = texts.shareTitle(chipOf(coupon, words), coupon.name)
  useShareAppMessage(() => ({ title, path }))
  const offer = async () => {
    const link = pageUrl(path)
    const outcome = await share.offer({ title, path, link })
    if (outcome === 'unavailable' && (await clipboard.copy(link))) toast(texts.linkCopied)
  }
  return (
    <Button
      className={`${styles.share} press t-share`}
      openType="share"
      ariaLabel={texts.share}
      onClick={() => void offer()}
    >
      <Icon name="share" size={40} />
    </Button>
  )
}
