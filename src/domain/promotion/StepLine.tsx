import { Fragment } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from './howItWorks.module.scss'

/** How something comes about, in one line. */
export const StepLine = ({ steps }: { steps: readonly string[] }) => (
  <View className={styles.steps}>
    {steps.map((step, at) => (
      <Fragment key={step}>
        {at > 0 && <Icon name="arrow" size={22} className={styles.then} />}
        <View className={styles.step}>{step}</View>
      </Fragment>
    ))}
  </View>
)
