import { useState } from 'react'
import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { Button } from '@/ui/Button'
import { OptionRow } from '@/ui/form/OptionRow'
import { TextareaField } from '@/ui/form/TextareaField'
import { useForm } from '@/ui/form/useForm'
import { Outcome } from '@/ui/Outcome'
import { Sheet } from '@/ui/Sheet'
import { goBuyAgain } from '../buyAgain'
import { useCancelTexts } from '../cancelTexts'
import styles from '../merge.module.scss'
import type { Cancelling } from '../useCancelling'

interface CancelSheetProps {
  of: Cancelling | undefined
  onClose: () => void
}

type Reason = keyof ReturnType<typeof useCancelTexts>['reasons'] | 'other'

const nothing = { reason: undefined as Reason | undefined, own: '' }

/** Why the order is cancelled, as far as one likes to say; then its goods are offered back to the cart. */
export function CancelSheet({ of, onClose }: CancelSheetProps) {
  const texts = useCancelTexts()
  const form = useForm(nothing, () => ({}))
  const [cancelled, setCancelled] = useState(false)
  const close = () => {
    form.reset(nothing)
    setCancelled(false)
    onClose()
  }
  const send = async ({ reason, own }: typeof nothing) => {
    if (!of) return
    const said = reason === 'other' ? own.trim() : reason && texts.reasons[reason]
    try {
      await call('/api/order/close', { order_id: of.order.order_id, ...(said ? { close_reason: said } : {}) })
      setCancelled(true)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.definite) close()
    }
    of.changed()
  }
  const back = () => {
    close()
    if (of) void goBuyAgain(of.order)
  }
  const sheet = { open: of !== undefined, onClose: close, className: 't-cancel-sheet' }
  if (cancelled) {
    const ways = (
      <View className={styles.foot}>
        <Button className="t-cancel-done" size="big" kind="secondary" onClick={close}>
          {texts.notNow}
        </Button>
        <Button className="t-cancel-back" size="big" onClick={back}>
          {texts.back}
        </Button>
      </View>
    )
    return (
      <Sheet {...sheet} label={texts.done} footer={ways}>
        <Outcome className="t-cancelled" icon="success" tone="done" title={texts.done} note={texts.backAsk} />
      </Sheet>
    )
  }
  const foot = (
    <Button className="t-cancel-confirm" size="big" loading={form.busy} onClick={() => void form.submit(send)}>
      {texts.confirm}
    </Button>
  )
  const { reason } = form.values
  const options = [...Object.entries(texts.reasons), ['other', texts.other]] as [Reason, string][]
  return (
    <Sheet {...sheet} title={texts.title} footer={foot}>
      <View className={styles.note}>{texts.note}</View>
      <View role="listbox" aria-label={texts.title}>
        {options.map(([value, label]) => (
          <OptionRow
            key={value}
            value={value}
            label={label}
            chosen={value === reason}
            onClick={() => form.set('reason', value === reason ? undefined : value)}
          />
        ))}
      </View>
      {reason === 'other' && (
        <TextareaField inputClassName="t-cancel-words" placeholder={texts.own} maxlength={100} {...form.field('own')} />
      )}
    </Sheet>
  )
}
