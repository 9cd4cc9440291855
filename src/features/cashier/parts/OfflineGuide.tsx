import { View } from '@tarojs/components'
import type { PayInfo } from '@mall/contract/pay'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { CopyButton } from '@/ui/CopyButton'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { RichContent } from '@/ui/RichContent'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'

/** Where to send the money, what to write beside it, and until when it is waited for. */
export function OfflineGuide({ bill, content }: { bill: PayInfo; content: string }) {
  const texts = useTexts()
  return (
    <Column>
      <View className={`${styles.guideHead} t-offline-guide`}>
        <Icon name="clock" size={96} className={styles.guideIcon} />
        <View className={styles.guideWord}>{texts.offlineWait}</View>
        <View className={styles.guideNote}>{texts.offlineNote}</View>
        <View className={styles.left}>
          {texts.offlineKept}
          <Countdown end={bill.expire_time} look="text" />
        </View>
      </View>
      <CellGroup title={texts.offlineTell}>
        <Copied label={texts.offlineMoney} shown={`¥${bill.pay_money}`} copied={bill.pay_money} name="money" />
        <Copied label={texts.offlineNumber} shown={bill.out_trade_no} copied={bill.out_trade_no} name="number" />
      </CellGroup>
      <CellGroup title={texts.offlineAccount}>
        <RichContent html={content} className={styles.guideContent} />
      </CellGroup>
    </Column>
  )
}

interface CopiedProps {
  label: string
  shown: string
  copied: string
  name: string
}

const Copied = ({ label, shown, copied, name }: CopiedProps) => (
  <Cell label={label} note={shown} className={`t-offline-${name}`}>
    <CopyButton text={copied} label={label} name={name} size="m" />
  </Cell>
)
