import { View } from '@tarojs/components'
import type { ComplainDetail } from '@mall/contract/refund'
import { CallFailure } from '@/api/CallFailure'
import { useSubmit } from '@/api/useSubmit'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { required } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/SelectField'
import { TextareaField } from '@/ui/form/TextareaField'
import { useForm } from '@/ui/form/useForm'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

/** A first complaint, or another one, which begins with the words of the last. */
export function ComplainForm({ data, sent }: { data: ComplainDetail; sent: () => void }) {
  const texts = useTexts()
  const { order_goods_info: line, complain_info: before } = data
  const complain = useSubmit('/api/ordercomplain/complain')
  const form = useForm({ reason: before?.complain_reason ?? '', remark: before?.complain_remark ?? '' }, () => ({
    reason: [required(texts.reasonHint)],
  }))
  const send = async ({ reason, remark }: { reason: string; remark: string }) => {
    try {
      await complain.submit({
        order_goods_id: line.order_goods_id,
        complain_reason: reason,
        complain_remark: remark.trim(),
      })
      toast(texts.complained)
      sent()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  const foot = (
    <Button className="t-submit-complaint" size="big" loading={form.busy} onClick={() => form.submit(send)}>
      {texts.complainSubmit}
    </Button>
  )
  return (
    <Screen title={texts.complainTitle} bottom={foot} toTop={false}>
      <Column>
        <Card>
          <View className={styles.intro}>{texts.complainIntro}</View>
        </Card>
        <Card pad="cells">
          <GoodsLine line={line} />
        </Card>
        <CellGroup>
          <Cell label={texts.complainMoney}>
            <Price value={data.refund_money} size="m" />
          </Cell>
          <SelectField
            className="t-reason"
            required
            label={texts.complainReason}
            placeholder={texts.reasonHint}
            options={data.refund_reason_type.map((value) => ({ value, label: value }))}
            {...form.field('reason')}
          />
          <TextareaField
            inputClassName="t-remark"
            label={texts.complainRemark}
            placeholder={texts.complainRemarkHint}
            {...form.field('remark')}
          />
        </CellGroup>
      </Column>
    </Screen>
  )
}
