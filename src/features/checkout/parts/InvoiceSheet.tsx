import { View } from '@tarojs/components'
import type { InvoiceConfig } from '@mall/contract/checkout'
import { keepTitle, readTitles } from '@/domain/checkout-draft/invoiceTitles'
import { Button } from '@/ui/Button'
import { TextareaField } from '@/ui/form/TextareaField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type Form } from '@/ui/form/useForm'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { invoiceRules, type InvoiceSelection } from '../invoiceSelection'
import { useTexts } from '../texts'
import { Choice } from './Choice'
import styles from './invoice.module.scss'

interface InvoiceSheetProps {
  open: boolean
  config: InvoiceConfig
  /** what it begins with */
  selection: InvoiceSelection
  onChoose: (selection: InvoiceSelection | undefined) => void
  onClose: () => void
}

/** The invoice of one shop: only one that is filled in can be chosen. */
export function InvoiceSheet({ open, ...rest }: InvoiceSheetProps) {
  const texts = useTexts().invoice
  // a new form each time: what was not confirmed is not kept
  return open ? <Filling {...rest} /> : <Sheet open={false} onClose={rest.onClose} title={texts.title} />
}

function Filling({ config, selection, onChoose, onClose }: Omit<InvoiceSheetProps, 'open'>) {
  const texts = useTexts().invoice
  const form = useForm(selection, invoiceRules(texts))
  const { values, set } = form
  const choose = async (chosen: InvoiceSelection) => {
    const { titleType, title, taxpayerNumber } = chosen
    keepTitle({ titleType, title: title.trim(), taxpayerNumber: titleType === 2 ? taxpayerNumber : '' })
    onChoose(chosen)
    onClose()
  }
  const none = () => {
    onChoose(undefined)
    onClose()
  }
  const footer = (
    <View className={styles.buttons}>
      <Button className="t-no-invoice" kind="ghost" size="big" onClick={none}>
        {texts.none}
      </Button>
      <Button className="t-invoice-done" size="big" onClick={() => void form.submit(choose)}>
        {texts.done}
      </Button>
    </View>
  )
  const kinds = config.type.map((value) => ({ value, label: value === 1 ? texts.paper : texts.electronic }))
  return (
    <Sheet open onClose={onClose} title={texts.title} footer={footer} className="t-invoice-sheet">
      <Choice label={texts.kind} options={kinds} value={values.type} onChange={(type) => set('type', type)} />
      <View className={styles.note}>
        {values.type === 1 ? texts.paperNote(config.invoice_money) : texts.electronicNote}
        {texts.rateNote(config.invoice_rate)}
      </View>
      <Title form={form} />
      <Choice
        label={texts.content}
        options={config.invoice_content.map((value) => ({ value, label: value }))}
        value={values.content}
        onChange={(content) => set('content', content)}
      />
      {values.type === 1 ? (
        <TextareaField
          required
          label={texts.address}
          placeholder={texts.addressHint}
          className="t-invoice-address"
          {...form.field('fullAddress')}
        />
      ) : (
        <TextField
          required
          label={texts.email}
          placeholder={texts.emailHint}
          className="t-invoice-email"
          {...form.field('email')}
        />
      )}
    </Sheet>
  )
}

/** To whom: typed, or one of those used before. */
function Title({ form }: { form: Form<InvoiceSelection> }) {
  const texts = useTexts().invoice
  const { values, set, field } = form
  const company = values.titleType === 2
  const remembered = readTitles().filter(
    ({ titleType, title }) => titleType === values.titleType && title !== values.title,
  )
  const types = [
    { value: 1 as const, label: texts.person },
    { value: 2 as const, label: texts.company },
  ]
  const turn = (titleType: 1 | 2) => {
    if (titleType === values.titleType) return
    const last = readTitles().find((one) => one.titleType === titleType)
    set('titleType', titleType)
    set('title', last?.title ?? '')
    set('taxpayerNumber', last?.taxpayerNumber ?? '')
  }
  return (
    <>
      <Choice label={texts.titleType} options={types} value={values.titleType} onChange={turn} />
      <TextField
        required
        label={company ? texts.companyName : texts.name}
        placeholder={company ? texts.companyHint : texts.nameHint}
        maxlength={100}
        className="t-invoice-title"
        {...field('title')}
      />
      {remembered.length > 0 && (
        <View className={styles.titles}>
          {remembered.map(({ title, taxpayerNumber }) => (
            <Tap
              key={title}
              className={`${styles.title} t-invoice-remembered`}
              onClick={() => {
                set('title', title)
                set('taxpayerNumber', taxpayerNumber)
              }}
            >
              {title}
            </Tap>
          ))}
        </View>
      )}
      {company && (
        <TextField
          required
          label={texts.number}
          placeholder={texts.numberHint}
          maxlength={20}
          className="t-taxpayer-number"
          {...field('taxpayerNumber')}
          onChange={(number) => set('taxpayerNumber', number.toUpperCase().replace(/\s/g, ''))}
        />
      )}
    </>
  )
}
