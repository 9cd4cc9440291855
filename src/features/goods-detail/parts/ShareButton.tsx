import { Button } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { clipboard } from '@/platform/clipboard/clipboard'
import { useShareAppMessage } from '@/platform/lifecycle/lifecycle'
import { share } from '@/platform/share/share'
import { addressOf } from '@/session/address'
import { fileUrl, pageUrl } from '@/session/baseUrl'
import { currentInviter } from '@/session/inviter'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import styles from '../goodsDetail.module.scss'
import { useTexts } from '../texts'

/** Hands the goods on: WeChat's own sheet, the browser's, or a copied link. */
export function ShareButton({ detail }: { detail: GoodsDetail }) {
  const texts = useTexts()
  const { suid } = currentInviter()
  const path = addressOf(routes.goodsDetail, { sku_id: detail.sku_id, ...(suid > 0 ? { suid } : {}) })
  const title = detail.goods_name
  const image = fileUrl(detail.sku_image)
  useShareAppMessage(() => ({ title, path, imageUrl: image }))
  const offer = async () => {
    const link = pageUrl(path)
    const outcome = await share.offer({ title, path, link, image, summary: detail.introduction })
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
