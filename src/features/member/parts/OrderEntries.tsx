import { View } from '@tarojs/components'
import type { OrderNumbers } from '@mall/contract/order'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Badge } from '@/ui/Badge'
import { CellGroup } from '@/ui/Cell'
import { Icon, type IconName } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../member.module.scss'
import { useTexts } from '../texts'

type Name = 'waitpay' | 'waitsend' | 'waitconfirm' | 'waitrate' | 'refunding'

const entries: readonly [Name, IconName][] = [
  ['waitpay', 'wallet'],
  ['waitsend', 'box'],
  ['waitconfirm', 'truck'],
  ['waitrate', 'message'],
  ['refunding', 'refund'],
]

export function OrderEntries({ counts }: { counts: OrderNumbers | undefined }) {
  const texts = useTexts()
  const all = (
    <Tap className={`${styles.more} t-all-orders`} onClick={() => open(routes.orderList)}>
      {texts.all}
      <Icon name="arrow" size={24} />
    </Tap>
  )
  return (
    <CellGroup title={texts.orders} extra={all}>
      <View className={styles.row}>
        {entries.map(([name, icon]) => (
          <Tap
            key={name}
            className={`${styles.item} t-orders-${name}`}
            onClick={() => (name === 'refunding' ? open(routes.refundList) : open(routes.orderList, { status: name }))}
          >
            <Badge count={counts?.[name] ?? 0}>
              <Icon name={icon} size={52} />
            </Badge>
            <View className={styles.caption}>{texts.tabs[name]}</View>
          </Tap>
        ))}
      </View>
    </CellGroup>
  )
}
