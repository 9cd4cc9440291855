import { memo } from 'react'
import { View } from '@tarojs/components'
import type { AddressRow } from '@mall/contract/address'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { SwipeCell } from '@/ui/SwipeCell'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
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

/** Swiped to the left it can be deleted; the same is in its foot, for those who do not swipe. */
export const AddressRowCard = memo(function AddressRowCard(props: AddressRowCardProps) {
  const { address, chosen, unlocated, onPick, onDefault, onRemove } = props
  const texts = useTexts()
  const edit = () => open(routes.addressEdit, { id: address.id, ...(unlocated && { type: '2' }) })
  const remove = () => onRemove(address.id)
  const isDefault = address.is_default === 1
  return (
    <View className={styles.card}>
      <SwipeCell
        className={`${styles.swipe} t-address`}
        actions={[{ label: texts.remove, className: 't-swipe-remove', onClick: remove }]}
      >
        <Tap
          className={`${styles.main} t-pick-address`}
          role={onPick ? 'radio' : 'button'}
          checked={onPick ? chosen : undefined}
          onClick={onPick ? () => onPick(address) : edit}
        >
          <View className={styles.words}>
            <View className={styles.place}>
              {isDefault && <Tag look="fill">{texts.defaultTag}</Tag>}
              {unlocated && <Tag tone="warning">{texts.unlocated}</Tag>}
              <View className={styles.area}>{address.full_address.replaceAll('-', ' ')}</View>
            </View>
            <View className={styles.street}>{address.address}</View>
            <View className={styles.who}>
              {address.name}
              <View className={styles.mobile}>{address.mobile}</View>
            </View>
          </View>
          {chosen && <Icon name="check" size={44} className={styles.check} />}
        </Tap>
        <View className={styles.tools}>
          <Tap
            className={`${styles.tool} ${styles.first} t-set-default`}
            role="radio"
            checked={isDefault}
            onClick={isDefault ? undefined : () => onDefault(address.id)}
          >
            <View className={`${styles.ring} ${isDefault ? styles.on : ''}`}>
              {isDefault && <Icon name="check" size={22} />}
            </View>
            {isDefault ? texts.isDefaultNow : texts.makeDefault}
          </Tap>
          <Tap className={`${styles.tool} t-edit-address`} onClick={edit}>
            <Icon name="edit" size={30} />
            {texts.change}
          </Tap>
          <Tap className={`${styles.tool} t-remove-address`} onClick={remove}>
            <Icon name="delete" size={30} />
            {texts.remove}
          </Tap>
        </View>
      </SwipeCell>
    </View>
  )
})
