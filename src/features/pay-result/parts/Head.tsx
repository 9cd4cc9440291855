import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { PayInfo } from '@mall/contract/pay'
import { Icon, type IconName } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import styles from '../result.module.scss'
import { useTexts } from '../texts'

const faces = {
  2: { name: 'paid', icon: 'success' },
  1: { name: 'confirming', icon: 'clock' },
  0: { name: 'unpaid', icon: 'info' },
  [-1]: { name: 'closed', icon: 'fail' },
} as const satisfies Record<PayInfo['pay_status'], { name: string; icon: IconName }>

interface HeadProps {
  bill: PayInfo
  /** in place of the words that go with its state; '' = none */
  note: string | undefined
}

/** How the bill stands, what it came to, and below it the ways on. */
export function Head({ bill, note, children }: PropsWithChildren<HeadProps>) {
  const texts = useTexts()
  const { name, icon } = faces[bill.pay_status]
  const words = note ?? (name === 'paid' ? texts.paidNotes[bill.event] : undefined) ?? texts[`${name}Note`]
  return (
    <View className={`${styles.result} ${styles[name]} t-result-${name}`}>
      <Icon name={icon} size={name === 'paid' ? 112 : 144} className={styles.icon} />
      <View className={styles.word} role="heading" aria-level={2}>
        {texts[name]}
      </View>
      <Price value={bill.pay_money} size="xl" tone="text" />
      {words && <View className={styles.note}>{words}</View>}
      <View className={styles.buttons}>{children}</View>
    </View>
  )
}
