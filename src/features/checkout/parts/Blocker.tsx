import { View } from '@tarojs/components'
import type { CheckoutAddress, CheckoutShop } from '@mall/contract/checkout'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface BlockerProps {
  shop: CheckoutShop
  /** of the checkout */
  address: CheckoutAddress | null
  /** to come back to from the addresses */
  page: string
}

/** Why the shop does not deliver; another address helps where it is the address (README section 6). */
export function Blocker({ shop: { delivery, delivery_error: error }, address, page }: BlockerProps) {
  const texts = useTexts()
  if (!error) return null
  const local = delivery.delivery_type === 'local' && { local: '1' }
  return (
    <View className={`${styles.blocker} t-delivery-error`}>
      <View className={styles.grow}>{error.message}</View>
      {error.error_code !== 1 && (
        <Tap
          className={`${styles.remedy} t-change-address`}
          onClick={() => void open(routes.addresses, { back: page, ...local })}
        >
          {address ? texts.setAddress : texts.addAddress}
        </Tap>
      )}
    </View>
  )
}
