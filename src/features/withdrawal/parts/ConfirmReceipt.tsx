import { useState } from 'react'
import { View } from '@tarojs/components'
import type { WithdrawRow } from '@mall/contract/withdraw'
import { pay } from '@/platform/pay/pay'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import styles from '../withdrawal.module.scss'
import { useTexts } from '../texts'

interface ConfirmReceiptProps {
  transfer: NonNullable<WithdrawRow['package_info']>
  /** asks how it stands now */
  look: () => Promise<void>
}

/** A transfer arrives once its receiver has confirmed it in WeChat, which then tells the mall. */
export function ConfirmReceipt({ transfer, look }: ConfirmReceiptProps) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  if (!pay.confirmsTransfers())
    return (
      <View className={`${styles.elsewhere} t-open-in-wechat`} role="status">
        {texts.inWechat}
      </View>
    )
  const confirm = async () => {
    setBusy(true)
    // by the wire's rule of names a merchant's number becomes a number; WeChat wants its text
    const [mchId, appId] = [String(transfer.mch_id), String(transfer.app_id)]
    const outcome = await pay
      .confirmTransfer({ mchId, appId, package: transfer.package })
      .catch(() => 'failed' as const)
    setConfirmed(outcome === 'confirmed')
    toast({ confirmed: texts.confirmed, cancelled: texts.left, failed: texts.notOpened }[outcome])
    await look()
    setBusy(false)
  }
  // WeChat tells the mall a moment later
  if (confirmed)
    return (
      <Button className="t-look-again" size="big" kind="secondary" icon="refresh" onClick={() => void look()}>
        {texts.look}
      </Button>
    )
  return (
    <Button className="t-confirm-receipt" size="big" loading={busy} onClick={() => void confirm()}>
      {texts.confirm}
    </Button>
  )
}
