import { useState } from 'react'
import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { PinField } from '@/ui/form/PinField'
import styles from '../payPassword.module.scss'
import { useTexts } from '../texts'
import type { Proof } from './CodeStep'

interface PinStepProps {
  proof: Proof
  done: () => Promise<void>
  /** the code ended meanwhile: another one is needed */
  expired: () => void
}

/** The second entry sends by itself; one that differs begins anew. */
export function PinStep({ proof, done, expired }: PinStepProps) {
  const texts = useTexts()
  const [first, setFirst] = useState('')
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const restart = () => {
    setFirst('')
    setPin('')
  }
  const full = async (digits: string) => {
    if (busy) return
    if (!first) {
      setFirst(digits)
      return setPin('')
    }
    if (digits !== first) {
      toast(texts.differs)
      return restart()
    }
    setBusy(true)
    try {
      await call('/api/member/modifypaypassword', { ...proof, password: digits })
      await done()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      restart()
      if (/^SMS_CODE/.test(failure.errorCode)) expired()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <View className={`${styles.lead} t-pin-lead`}>{first ? texts.again : texts.first}</View>
      <PinField
        key={first ? 'again' : 'first'}
        className="t-pin"
        label={first ? texts.again : texts.first}
        focus
        value={pin}
        onChange={setPin}
        onFull={(digits) => void full(digits)}
      />
      <View className={styles.note}>{texts.note}</View>
      {first && (
        <Button className="t-restart" kind="ghost" size="big" disabled={busy} onClick={restart}>
          {texts.restart}
        </Button>
      )}
    </>
  )
}
