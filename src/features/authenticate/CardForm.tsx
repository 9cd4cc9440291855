import { useRef } from 'react'
import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { dayText } from '@/lib/date'
import { now } from '@/session/clock'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { parseIdCard } from '@/ui/form/idCard'
import { PictureField } from '@/ui/form/PictureField'
import { idCard, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import styles from './authenticate.module.scss'
import { useTexts } from './texts'

interface CardFormProps {
  /** of an earlier try */
  name: string
  sent: () => Promise<void>
}

/** Cards are told by their day in China. */
const today = () => dayText(now())

export function CardForm({ name, sent }: CardFormProps) {
  const texts = useTexts()
  const pending = useRef({ front: 0, back: 0 })
  const form = useForm({ name, number: '', front: [] as string[], back: [] as string[] }, () => ({
    name: [required(texts.nameEmpty)],
    number: [required(texts.numberEmpty), idCard(today(), texts.numberWrong)],
    front: [required(pending.current.front ? texts.pending : texts.frontEmpty)],
    back: [required(pending.current.back ? texts.pending : texts.backEmpty)],
  }))
  const card = parseIdCard(form.values.number, today())
  const send = () =>
    form.submit(async ({ name: auth_card_name, number: auth_card_no, front, back }) => {
      const pictures = { auth_card_front: front[0] ?? '', auth_card_back: back[0] ?? '' }
      try {
        await call('/api/memberauth/add', { auth_card_name: auth_card_name.trim(), auth_card_no, ...pictures })
        await sent()
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
      }
    })
  const number = form.field('number')
  const field = (side: 'front' | 'back') => ({
    className: `${styles.side} t-card-${side}`,
    card: true,
    path: 'authimg' as const,
    max: 1,
    onPending: (count: number) => void (pending.current[side] = count),
    ...form.field(side),
  })
  return (
    <>
      <CellGroup>
        <TextField
          label={texts.name}
          placeholder={texts.nameHint}
          inputClassName="t-card-name"
          maxlength={50}
          {...form.field('name')}
        />
        <TextField
          label={texts.number}
          placeholder={texts.numberHint}
          inputClassName="t-card-number"
          type="idcard"
          maxlength={18}
          {...number}
          onChange={(text) => number.onChange(text.toUpperCase())}
        />
        {card && (
          <View className={`${styles.derived} t-card-derived`}>
            {texts.derived(texts.sexes[card.sex], card.birthday)}
          </View>
        )}
      </CellGroup>
      <CellGroup>
        <View className={styles.sides}>
          <PictureField label={texts.front} hint={texts.frontHint} {...field('front')} />
          <PictureField label={texts.back} hint={texts.backHint} {...field('back')} />
        </View>
      </CellGroup>
      <View className={styles.note}>{texts.note}</View>
      <Button className="t-submit-auth" size="big" loading={form.busy} onClick={send}>
        {texts.submit}
      </Button>
    </>
  )
}
