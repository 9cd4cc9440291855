import { View } from '@tarojs/components'
import type { CheckoutShop } from '@mall/contract/checkout'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { isSent, type Quote } from '../CheckoutKind'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface AddressCardProps {
  data: Quote
  shops: readonly CheckoutShop[]
  /** the one that was shown is not there any more */
  gone: boolean
  /** page to come back to; without it nothing is chosen here */
  back: string | undefined
}

/** Where the goods go, or who picks them up; leads to the address page, which hands the chosen one back. */
export function AddressCard({ data, shops, gone, back }: AddressCardProps) {
  const texts = useTexts()
  const { member_address: to, member_account: account, given } = data
  if (given && !isSent(data)) return null
  if (data.is_virtual && !gone) {
    return (
      <Card pad="cells" className={styles.virtual}>
        {texts.virtualTo(to?.mobile || account.mobile)}
      </Card>
    )
  }
  const types = shops.map(({ delivery }) => delivery.delivery_type)
  const local = types.includes('local') && { local: '1' }
  const link = back !== undefined && {
    role: 'link' as const,
    onClick: () => void open(routes.addresses, { back, ...local }),
  }
  if (!given && types.every((type) => type === 'store') && !gone) {
    return (
      <Card pad="cells" className={`${styles.address} t-choose-address`} {...link}>
        <Icon name="shop" size={44} className={styles.pin} />
        <View className={styles.grow}>
          <View className={styles.region}>{texts.pickUpBy}</View>
          <View className={`${styles.street} t-pick-up-by`}>
            {to?.name || account.nickname} {to?.mobile || account.mobile}
          </View>
          <View className={styles.receiver}>{texts.pickUpNote}</View>
        </View>
        {link && <Icon name="arrow" size={28} className={styles.dim} />}
      </Card>
    )
  }
  return (
    <Card pad="cells" className={`${styles.address} t-choose-address`} {...link}>
      <Icon name="location" size={44} className={styles.pin} />
      <View className={styles.grow}>
        {to ? (
          <>
            <View className={styles.region}>
              {to.is_default ? <Tag>{texts.defaultTag}</Tag> : null}
              {to.full_address.replaceAll('-', ' ')}
            </View>
            <View className={styles.street}>{to.address}</View>
            <View className={styles.receiver}>
              {to.name} {to.mobile}
            </View>
          </>
        ) : (
          <>
            <View className={styles.street}>{gone ? texts.chooseAddress : texts.newAddress}</View>
            <View className={`${styles.receiver} ${gone ? 't-address-gone' : ''}`}>
              {gone ? texts.addressGone : texts.addressNote}
            </View>
          </>
        )}
      </View>
      {link && <Icon name="arrow" size={28} className={styles.dim} />}
    </Card>
  )
}
