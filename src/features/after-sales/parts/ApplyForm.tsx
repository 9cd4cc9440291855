import { useState } from 'react'
import { View } from '@tarojs/components'
import type { RefundData, RefundDetail } from '@mall/contract/refund'
import { CallFailure } from '@/api/CallFailure'
import { useSubmit } from '@/api/useSubmit'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { back, open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { PictureField } from '@/ui/form/PictureField'
import { required } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/SelectField'
import { TextareaField } from '@/ui/form/TextareaField'
import { useForm } from '@/ui/form/useForm'
import { Screen } from '@/ui/Screen'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { useTexts } from '../texts'
import { Amount } from './Amount'
import { TypeChoice } from './TypeChoice'

interface ApplyFormProps {
  title: string
  data: RefundData
  /** the refused application */
  before?: RefundDetail
}

interface Values {
  type: 1 | 2
  reason: string
  remark: string
  pictures: string[]
}

/** Pictures of evidence the server takes. */
const mostPictures = 6

export function ApplyForm({ title, data, before }: ApplyFormProps) {
  const texts = useTexts()
  const { order_goods_info: line, refund_type: types } = data
  const apply = useSubmit('/api/orderrefund/refund')
  const consent = useMessageConsent('refund')
  const [pending, setPending] = useState(0)
  const [first] = useState<Values>(() => ({
    type: types.find((type) => type === before?.refund_type) ?? types[0] ?? 1,
    reason: before?.refund_reason ?? '',
    remark: before?.refund_remark ?? '',
    pictures: before?.refund_images.split(',').filter(Boolean) ?? [],
  }))
  const form = useForm(first, () => ({ reason: [required(texts.reasonHint)] }))
  const dirty = JSON.stringify(form.values) !== JSON.stringify(first)
  const guard = useLeaveGuard(dirty && !form.busy, { title: texts.leaveAsk, confirm: texts.leave })

  const send = async ({ type, reason, remark, pictures }: Values) => {
    if (pending > 0) return toast(texts.pending)
    if (!(await consent())) return
    const { order_goods_id } = line
    const told = { refund_type: type, refund_reason: reason, refund_remark: remark.trim() }
    try {
      await apply.submit({ order_goods_id, ...told, refund_images: pictures.join(',') })
      guard.release()
      toast(texts.submitted)
      await (before ? back() : open(routes.refundDetail, { order_goods_id }, { replace: true }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  const foot = (
    <Button className="t-submit-refund" size="big" loading={form.busy} onClick={() => form.submit(send)}>
      {texts.submit}
    </Button>
  )
  return (
    <Screen title={title} onBack={guard.onBack} bottom={foot} toTop={false}>
      <Column>
        <Card pad="cells">
          <GoodsLine line={line} />
        </Card>
        <TypeChoice types={types} value={form.values.type} onChange={(type) => form.set('type', type)} />
        <Amount line={line} money={data.refund_money} />
        <CellGroup>
          <SelectField
            className="t-reason"
            required
            label={texts.reason}
            placeholder={texts.reasonHint}
            options={data.refund_reason_type.map((value) => ({ value, label: value }))}
            {...form.field('reason')}
          />
          <TextareaField
            inputClassName="t-remark"
            label={texts.remark}
            placeholder={texts.remarkHint}
            {...form.field('remark')}
          />
          <View className="t-evidence">
            <PictureField
              label={`${texts.pictures} · ${texts.picturesNote}`}
              path="refundimg"
              max={mostPictures}
              onPending={setPending}
              {...form.field('pictures')}
            />
          </View>
        </CellGroup>
      </Column>
    </Screen>
  )
}
