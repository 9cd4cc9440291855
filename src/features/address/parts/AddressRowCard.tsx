import { View } from '@tarojs/components'
import type { AddressRow } from '@mall/contract/address'
import { open } from '@/session/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from '../address.module.scss'
import { useTexts } from '../texts'

interface AddressRowCardProps {
  address: AddressRow
  onPick?: () => void
  onRemove: () => void
}

export function AddressRowCard({ address, onPick, onRemove }: AddressRowCardProps) {
  const texts = useTexts()
  const edit = () => open(routes.addressEdit, { id: address.id })
  return (
    <Card pad="none" className={`${styles.card} t-address`}>
      <Tap className={`${styles.main} t-pick-address`} onClick={onPick ?? edit}>
        <View className={styles.who}>
          {address.name} {address.mobile}
          {address.is_default === 1 && <Tag>{texts.defaultTag}</Tag>}
        </View>
        <View className={styles.where}>
          {address.full_address.replaceAll('-', ' ')} {address.address}
        </View>
      </Tap>
      <View className={styles.tools}>
        <Tap className={`${styles.tool} t-edit-address`} onClick={edit}>
          <Icon name="edit" size={30} />
          {texts.change}
        </Tap>
        <Tap className={`${styles.tool} t-remove-address`} onClick={onRemove}>
          <Icon name="delete" size={30} />
          {texts.remove}
        </Tap>
      </View>
    </Card>
  )
}
