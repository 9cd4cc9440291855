import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './Column.module.scss'

/** The cards of a screen, one under the other, off its edges. */
export const Column = ({ children }: PropsWithChildren) => <View className={styles.column}>{children}</View>
