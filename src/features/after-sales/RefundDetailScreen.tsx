import { useEffect, useRef, useState } from 'react'
import { useData } from '@/api/useData'
import { ContactButton } from '@/domain/chat/ContactButton'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { ActionButtons } from '@/ui/ActionButtons'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import styles from './afterSales.module.scss'
import { Log } from './parts/Log'
import { Milestones } from './parts/Milestones'
import { MoneyWay } from './parts/MoneyWay'
import { RefundFacts } from './parts/RefundFacts'
import { RefundState } from './parts/RefundState'
import { Refusal } from './parts/Refusal'
import { ReturnAddress } from './parts/ReturnAddress'
import { ReturnSheet } from './parts/ReturnSheet'
import { useTexts } from './texts'
import { useRefundActions } from './useRefundActions'

/** One line's refund; with `action` returngoods the form of the parcel opens by itself. */
export function RefundDetailScreen() {
  const texts = useTexts()
  const { order_goods_id = 0, action } = useParams(routes.refundDetail)
  const refund = useData('/api/orderrefund/detail', { order_goods_id }, { onShow: true })
  const { data, refresh } = refund
  const [sending, setSending] = useState(false)
  const opened = useRef(false)
  const asked = useRef(false)
  useEffect(() => {
    if (action !== 'returngoods' || opened.current || !data) return
    if (data.refund_status === 4) {
      opened.current = true
      setSending(true)
    } else if (!asked.current) {
      // seen just before the seller agreed
      asked.current = true
      void refresh()
    }
  }, [action, data, refresh])
  const buttonsOf = useRefundActions()
  const changed = () => void refresh()
  const buttons = data ? buttonsOf(data, changed, () => setSending(true)) : []
  const loud = buttons.filter((one) => !one.quiet)
  const quiet = buttons.filter((one) => one.quiet)
  const foot = loud.length > 0 ? <ActionButtons of="refund" buttons={loud} size="medium" /> : undefined
  return (
    <Screen title={texts.detail} data={refund} bottom={foot} toTop={false}>
      {data && data.refund_no === '' && <Empty className="t-no-refund" text={texts.none} icon="refund" />}
      {data && data.refund_no !== '' && (
        <Column>
          <RefundState refund={data} />
          <Milestones refund={data} />
          {data.refund_status === -1 && <Refusal title={texts.refused} reason={data.refund_refuse_reason} />}
          {data.refund_status === 4 && <ReturnAddress refund={data} />}
          <Card pad="cells">
            <GoodsLine line={data} onClick={() => open(routes.orderDetail, { order_id: data.order_id })} />
          </Card>
          {data.refund_status !== 0 && <MoneyWay refund={data} />}
          <RefundFacts refund={data} />
          <Log log={data.refund_log_list} />
          <ContactButton
            siteId={data.site_id}
            about={{ order_id: data.order_id }}
            kind="secondary"
            icon="service"
            block
          />
          {quiet.map(({ name, title, run }) => (
            <Tap key={name} className={`${styles.quiet} t-refund-${name}`} role="link" onClick={() => void run()}>
              {title}
            </Tap>
          ))}
        </Column>
      )}
      <ReturnSheet
        orderGoodsId={order_goods_id}
        open={sending}
        onClose={() => setSending(false)}
        sent={() => {
          setSending(false)
          changed()
        }}
      />
    </Screen>
  )
}
