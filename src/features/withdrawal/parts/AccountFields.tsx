import { View } from '@tarojs/components'
import { CellGroup } from '@/ui/Cell'
import { PhoneField } from '@/ui/form/PhoneField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useAccountTexts } from '../accountTexts'
import type { useAccountForm } from '../useAccountForm'
import styles from '../withdrawal.module.scss'

type AccountFieldsProps = Pick<ReturnType<typeof useAccountForm>, 'form' | 'types' | 'type'>

/** What each type of account needs to be known of it. */
export function AccountFields({ form, types, type }: AccountFieldsProps) {
  const texts = useAccountTexts()
  const words = (name: 'realname' | 'mobile' | 'bank' | 'card' | 'alipay') => ({
    label: texts[name],
    placeholder: texts[`${name}Hint`],
  })
  const number = form.field('number')
  return (
    <CellGroup>
      <SelectField {...form.field('type')} className="t-account-type" label={texts.type} options={types} value={type} />
      <TextField
        autoComplete="name"
        inputClassName="t-realname"
        maxlength={50}
        {...words('realname')}
        {...form.field('realname')}
      />
      <PhoneField inputClassName="t-mobile" {...words('mobile')} {...form.field('mobile')} />
      {type === 'bank' && (
        <>
          <TextField inputClassName="t-bank" maxlength={100} {...words('bank')} {...form.field('bank')} />
          <TextField
            inputClassName="t-number"
            type="number"
            maxlength={30}
            {...words('card')}
            {...number}
            // a copied number has gaps
            onChange={(text) => number.onChange(text.replace(/\s/g, ''))}
          />
        </>
      )}
      {type === 'alipay' && <TextField inputClassName="t-number" maxlength={100} {...words('alipay')} {...number} />}
      {type === 'wechatpay' && <View className={styles.hint}>{texts.wechatNote}</View>}
    </CellGroup>
  )
}
