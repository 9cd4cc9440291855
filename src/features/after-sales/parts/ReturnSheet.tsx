import { CallFailure } from '@/api/CallFailure'
import { call } from '@/api/call'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { Sheet } from '@/ui/Sheet'
import { useTexts } from '../texts'

interface ReturnSheetProps {
  orderGoodsId: number
  open: boolean
  onClose: () => void
  sent: () => void
}

const nothing = { company: '', number: '', remark: '' }

/** Courier and number of the parcel that goes back. */
export function ReturnSheet({ orderGoodsId, open, onClose, sent }: ReturnSheetProps) {
  const texts = useTexts()
  const form = useForm(nothing, () => ({
    company: [required(texts.companyHint)],
    number: [required(texts.trackingHint)],
  }))
  const send = async ({ company, number, remark }: typeof nothing) => {
    const parcel = { refund_delivery_name: company.trim(), refund_delivery_no: number.trim() }
    try {
      await call('/api/orderrefund/delivery', {
        order_goods_id: orderGoodsId,
        ...parcel,
        refund_delivery_remark: remark.trim(),
      })
      toast(texts.sent)
      sent()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  const foot = (
    <Button className="t-submit-parcel" size="big" loading={form.busy} onClick={() => form.submit(send)}>
      {texts.sendSubmit}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.sendTitle} footer={foot} className="t-return-sheet">
      <CellGroup>
        <TextField
          inputClassName="t-company"
          required
          label={texts.company}
          placeholder={texts.companyHint}
          maxlength={50}
          {...form.field('company')}
        />
        <TextField
          inputClassName="t-tracking-no"
          required
          label={texts.trackingNo}
          placeholder={texts.trackingHint}
          maxlength={50}
          {...form.field('number')}
        />
        <TextField
          inputClassName="t-parcel-remark"
          label={texts.sendRemark}
          placeholder={texts.sendRemarkHint}
          maxlength={200}
          {...form.field('remark')}
        />
      </CellGroup>
    </Sheet>
  )
}
