import { useData } from '@/api/useData'
import { dial } from '@/platform/dial/dial'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../order.module.scss'
import { useTexts } from '../texts'

/** The shop by telephone, where it tells a number. */
export function ShopTools({ siteId }: { siteId: number }) {
  const texts = useTexts()
  const { data } = useData('/api/shop/info', { site_id: siteId }, { silent: true })
  const number = data?.telephone
  if (!number) return null
  return (
    <Tap className={`${styles.contact} t-contact`} onClick={() => dial.dial(number)}>
      <Icon name="phone" size={30} />
      {texts.contact}
    </Tap>
  )
}
