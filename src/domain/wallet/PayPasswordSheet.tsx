import { useState } from 'react'
import { View } from '@tarojs/components'
import { CallFailure } from '@/api/CallFailure'
import { notify } from '@/api/notify'
import { open as openPage } from '@/navigation/open'
import { routes } from '@/routes'
import { PinField } from '@/ui/form/PinField'
import { Price } from '@/ui/Price'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import styles from './wallet.module.scss'
import { useTexts } from './texts'

interface PayPasswordSheetProps {
  open: boolean
  /** what the balance pays */
  money: string
  /** Pays with it, without telling refusals; the sheet stays open for a wrong one and closes for anything else. */
  pay: (password: string) => Promise<void>
  onClose: () => void
}

/** Six digits before the balance pays; the sixth one sends them. */
export function PayPasswordSheet({ open, money, pay, onClose }: PayPasswordSheetProps) {
  const texts = useTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} className="t-pay-password-sheet">
      <View className={styles.sheet}>
        <View className={styles.amount}>{texts.amount}</View>
        <Price value={money} size="xl" tone="text" />
        <Entry pay={pay} onClose={onClose} />
        <Tap className={`${styles.forgotten} t-forgotten`} onClick={() => void openPage(routes.payPassword)}>
          {texts.forgotten}
        </Tap>
      </View>
    </Sheet>
  )
}

function Entry({ pay, onClose }: Pick<PayPasswordSheetProps, 'pay' | 'onClose'>) {
  const texts = useTexts()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const type = (digits: string) => {
    setPin(digits)
    if (digits !== '') setRefusal('')
  }
  const send = async (digits: string) => {
    if (busy) return
    setBusy(true)
    try {
      await pay(digits)
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setPin('')
      if (failure.errorCode.startsWith('PAY_PASSWORD_')) setRefusal(failure.message)
      else {
        onClose()
        notify(failure)
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <View className={`${styles.entry} ${busy ? styles.busy : ''}`}>
      <PinField
        className="t-pay-pin"
        label={texts.title}
        focus
        value={pin}
        onChange={type}
        onFull={(digits) => void send(digits)}
      />
      <View className={`${styles.refusal} t-pin-refused`} role="alert">
        {refusal}
      </View>
    </View>
  )
}
