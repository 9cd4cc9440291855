import { useState } from 'react'
import { call } from '@/api/call'
import { carryOut } from '@/domain/order-status/carryOut'
import { useData } from '@/api/useData'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { ActionButtons } from '@/ui/ActionButtons'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { ComplainForm } from './parts/ComplainForm'
import { Complaint } from './parts/Complaint'
import { Log } from './parts/Log'
import { useTexts } from './texts'
import type { RefundButton } from './useRefundActions'

/** The platform's side of a refund: asked for here, and its answer. */
export function ComplainScreen() {
  const texts = useTexts()
  const { order_goods_id = 0 } = useParams(routes.complain)
  const complaint = useData('/api/ordercomplain/detail', { order_goods_id }, { onShow: true })
  const [again, setAgain] = useState(false)
  const { data } = complaint
  const info = data?.complain_info
  const offered = new Set(info?.complain_action.map(({ event }) => event))
  const changed = () => {
    setAgain(false)
    void complaint.refresh()
  }
  const withdraw = {
    question: { title: texts.complainCancelAsk, cancel: texts.keep },
    send: () => call('/api/ordercomplain/cancel', { order_goods_id }),
    done: texts.complainCancelled,
  }
  const buttons: (RefundButton | false)[] = [
    offered.has('complainCancel') && {
      name: 'cancel',
      title: texts.complainCancel,
      run: () => carryOut(withdraw, changed),
    },
    offered.has('complainApply') && {
      name: 'complain',
      title: texts.complainAgain,
      primary: true,
      run: () => Promise.resolve(setAgain(true)),
    },
  ]
  const shown = buttons.filter((one): one is RefundButton => one !== false)
  if (data && (again || !info) && mayComplain(data.order_goods_info, info))
    return <ComplainForm data={data} sent={changed} />
  return (
    <Screen
      title={texts.complainTitle}
      data={complaint}
      bottom={shown.length > 0 ? <ActionButtons of="refund" buttons={shown} size="medium" /> : undefined}
      toTop={false}
    >
      {data && info && (
        <Column>
          <Complaint info={info} />
          <Card pad="cells">
            <GoodsLine line={data.order_goods_info} />
          </Card>
          <Card pad="none">
            <Cell
              className="t-to-refund"
              label={texts.toRefund}
              onClick={() => open(routes.refundDetail, { order_goods_id })}
            />
          </Card>
          <Log log={info.refund_log_list} />
        </Column>
      )}
      {data && !info && (
        <Empty className="t-cannot-complain" text={texts.cannotComplain} icon="service">
          <Button
            className="t-to-refund"
            onClick={() => open(routes.refundDetail, { order_goods_id }, { replace: true })}
          >
            {texts.toRefund}
          </Button>
        </Empty>
      )}
    </Screen>
  )
}

/** A first complaint is offered while a refund runs; another one where the server offers it. */
const mayComplain = (line: { complain_action: number }, info: object | null | undefined) =>
  info ? true : line.complain_action === 1
