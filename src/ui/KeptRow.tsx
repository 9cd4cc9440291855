import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Icon } from './Icon'
import styles from './KeptRow.module.scss'
import { useKeptTexts } from './keptTexts'
import { SwipeCard } from './SwipeCard'
import { Tag } from './Tag'
import { Tap } from './Tap'

interface KeptRowProps {
  /** what such rows are: `t-pick-<name>`, `t-edit-<name>` and `t-remove-<name>` are their handles */
  name: string
  /** `t-...` handle of the row */
  className: string
  isDefault: boolean
  /** a first line of tags and words, marked on the default one; without it the foot alone tells which that is */
  head?: ReactNode
  /** picked for the page below */
  chosen: boolean
  /** without it a tap on the row edits it */
  onPick: (() => void) | undefined
  onDefault: () => void
  onEdit: () => void
  onRemove: () => void
}

/**
 * One of what the member keeps, such as addresses, of which one is the default. Swiped to the left it can be deleted; the
 * same is in its foot, for those who do not swipe.
 */
export function KeptRow(props: PropsWithChildren<KeptRowProps>) {
  const { name, className, isDefault, head, chosen, onPick, onDefault, onEdit, onRemove, children } = props
  const texts = useKeptTexts()
  return (
    <SwipeCard label={texts.remove} remove="t-swipe-remove" onRemove={onRemove} gap="m" className={className}>
      <Tap
        className={`${styles.main} t-pick-${name}`}
        role={onPick ? 'radio' : 'button'}
        checked={onPick ? chosen : undefined}
        onClick={onPick ?? onEdit}
      >
        <View className={styles.words}>
          {head && (
            <View className={styles.head}>
              {isDefault && <Tag look="fill">{texts.defaultTag}</Tag>}
              {head}
            </View>
          )}
          {children}
        </View>
        {chosen && <Icon name="check" size={44} className={styles.check} />}
      </Tap>
      <View className={styles.tools}>
        <Tap
          className={`${styles.tool} ${styles.first} t-set-default`}
          role="radio"
          checked={isDefault}
          onClick={isDefault ? undefined : onDefault}
        >
          <View className={`${styles.ring} ${isDefault ? styles.on : ''}`}>
            {isDefault && <Icon name="check" size={22} />}
          </View>
          {isDefault ? texts.isDefault : texts.makeDefault}
        </Tap>
        <Tap className={`${styles.tool} t-edit-${name}`} onClick={onEdit}>
          <Icon name="edit" size={30} />
          {texts.edit}
        </Tap>
        <Tap className={`${styles.tool} t-remove-${name}`} onClick={onRemove}>
          <Icon name="delete" size={30} />
          {texts.remove}
        </Tap>
      </View>
    </SwipeCard>
  )
}
