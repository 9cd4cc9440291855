import { View } from '@tarojs/components'
import { cents, typedCents, yuan } from '@/domain/price/money'
import { Cell, CellGroup } from '@/ui/Cell'
import { TextField } from '@/ui/form/TextField'
import { between, decimalBetween, required, type Rule } from '@/ui/form/rules'
import type { FieldProps } from '@/ui/form/useForm'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import styles from './withdrawal.module.scss'
import { useTexts } from './texts'

/** Money texts, as the wire has them. */
export interface Limits {
  least: string
  most: string
}

/** 10 digits before the point, 2 behind it */
const longest = 13

/** Nothing is not withdrawn, whatever the mall's minimum. */
export const limitsOf = (minimum: string, most: string): Limits => ({ least: yuan(Math.max(1, cents(minimum))), most })

export function amountRules({ least, most }: Limits): readonly Rule[] {
  const texts = useTexts.get()
  const endless = Number.MAX_SAFE_INTEGER
  return [
    required(texts.amountEmpty),
    decimalBetween(0, endless, 2, texts.amountWrong),
    between(Number(least), endless, texts.tooLittle(least)),
    between(0, Number(most), texts.tooMuch(most)),
  ]
}

interface AmountFieldsProps {
  limits: Limits
  field: FieldProps<string>
  /** how the fee comes about */
  feeNote: string
  /** when it arrives */
  arrivesNote?: string
  /** whole cents of whole cents */
  fee: (amount: number) => number
}

/** How much is withdrawn, what it costs and what arrives. */
export function AmountFields({ limits: { least, most }, field, feeNote, arrivesNote, fee }: AmountFieldsProps) {
  const texts = useTexts()
  const amount = typedCents(field.value) ?? 0
  const cost = fee(amount)
  return (
    <CellGroup>
      <TextField
        stacked
        label={texts.amount}
        placeholder={texts.amountHint(least)}
        type="digit"
        maxlength={longest}
        inputClassName={`${styles.amount} t-amount`}
        extra={
          <Tap className={`${styles.all} t-all`} onClick={() => field.onChange(most)}>
            {texts.all}
          </Tap>
        }
        {...field}
      />
      <View className={`${styles.most} t-most`}>{texts.most(most)}</View>
      <Cell className="t-fee" label={texts.fee} note={feeNote}>
        <Price value={yuan(cost)} size="s" tone="text" />
      </Cell>
      <Cell className="t-arrives" label={texts.arrives} note={arrivesNote}>
        <Price value={yuan(amount - cost)} size="m" />
      </Cell>
    </CellGroup>
  )
}
