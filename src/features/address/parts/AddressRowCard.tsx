import { memo } from 'react'
import { View } from '@tarojs/components'
import type { AddressRow } from '@mall/contract/address'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { KeptRow } from '@/ui/KeptRow'
import { Tag } from '@/ui/Tag'
import styles from '../address.module.scss'
import { useTexts } from '../texts'

interface AddressRowCardProps {
  address: AddressRow
  /** picked for the page below */
  chosen: boolean
  /** has no place on the map where one is needed */
  unlocated: boolean
  onPick: ((address: AddressRow) => void) | undefined
  onDefault: (id: number) => void
  onRemove: (id: number) => void
}

export const AddressRowCard = memo(function AddressRowCard(props: AddressRowCardProps) {
  const { address, chosen, unlocated, onPick, onDefault, onRemove } = props
  const texts = useTexts()
  return (
    <KeptRow
      name="address"
      className="t-address"
      isDefault={address.is_default === 1}
      head={
        <>
          {unlocated && <Tag tone="warning">{texts.unlocated}</Tag>}
          <View className={styles.area}>{address.full_address.replaceAll('-', ' ')}</View>
        </>
      }
      chosen={chosen}
      onPick={onPick && (() => onPick(address))}
      onDefault={() => onDefault(address.id)}
      onEdit={() => open(routes.addressEdit, { id: address.id, ...(unlocated && { type: '2' }) })}
      onRemove={() => onRemove(address.id)}
    >
      <View className={styles.street}>{address.address}</View>
      <View className={styles.who}>
        {address.name}
        <View className={styles.mobile}>{address.mobile}</View>
      </View>
    </KeptRow>
  )
})
