import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './FaceRow.module.scss'
import { Tap, type TapProps } from './Tap'

interface FaceRowProps extends Pick<TapProps, 'className' | 'disabled' | 'onClick'> {
  picture: ReactNode
  name: string
  /** behind the name */
  beside?: ReactNode
  /** at the right edge, beside all lines */
  end?: ReactNode
}

/** Who it is, in a row that leads there: a picture, a name, and the lines under it. */
export const FaceRow = ({
  picture,
  name,
  beside,
  end,
  className = '',
  disabled,
  onClick,
  children,
}: PropsWithChildren<FaceRowProps>) => (
  <Tap className={`${styles.row} ${className}`} role="link" disabled={disabled} onClick={onClick}>
    {picture}
    <View className={styles.words}>
      <View className={styles.head}>
        <View className={styles.name}>{name}</View>
        {beside}
      </View>
      {children}
    </View>
    {end}
  </Tap>
)
