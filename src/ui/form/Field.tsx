import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './Field.module.scss'

export interface FieldFrame {
  label?: ReactNode
  error?: string
  /** a star before the label */
  required?: boolean
  /** label over the control instead of left of it */
  stacked?: boolean
  /** the label takes the room, the control what it needs */
  roomy?: boolean
  /** `t-...` handle of the row */
  className?: string
}

/** Row of a form: label, control, message. Rows stand in a CellGroup. */
export function Field({
  label,
  error,
  required,
  stacked,
  roomy,
  className = '',
  children,
}: PropsWithChildren<FieldFrame>) {
  return (
    <View className={`${styles.field} ${className}`}>
      <View className={`${stacked ? styles.stacked : styles.row} ${roomy ? styles.roomy : ''}`}>
        {label && (
          <View className={styles.label}>
            {required && <View className={styles.star}>*</View>}
            {label}
          </View>
        )}
        <View className={styles.control}>{children}</View>
      </View>
      {error && (
        <View className={`${styles.error} ${label ? '' : styles.flush} t-field-error`} role="alert">
          {error}
        </View>
      )}
    </View>
  )
}
