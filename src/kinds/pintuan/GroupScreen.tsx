import type { PintuanOrderDetail } from '@mall/contract/pintuan'
import { useData } from '@/api/useData'
import { NewestEvaluation } from '@/domain/evaluation/NewestEvaluation'
import { Recommended } from '@/domain/goods/Recommended'
import { HowItWorks } from '@/domain/promotion/HowItWorks'
import { ShareWays, useShareState } from '@/domain/share/ShareWays'
import { InvitationScreen } from '@/features/promotion-list/InvitationScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { GroupActions } from './GroupActions'
import { GroupGoodsCard } from './GroupGoodsCard'
import { GroupState } from './GroupState'
import { useGroupTexts } from './groupTexts'
import { viewOf } from './groupView'
import { missingIn } from './seats'

/** A group as its people see it, as friends do whom they invite, and guests: where a payment leads to, and what is shared. */
export function GroupScreen() {
  const texts = useGroupTexts()
  const { begin, invite, ship } = texts.steps
  const { full, short, refund } = texts.ruleLines
  const { id = 0 } = useParams(routes.pintuanShare)
  const order = useData('/pintuan/api/order/detail', { id }, { enabled: id > 0, onShow: true })
  const self = useData('/api/member/id', {}, { enabled: useIsMember(), silent: true })
  const pintuanId = order.data?.pintuan_id ?? 0
  const deal = useData('/pintuan/api/goods/detail', { pintuan_id: pintuanId }, { enabled: pintuanId > 0, silent: true })
    .data?.goods_sku_detail
  const sharing = useShareState()
  const { data } = order
  const view = data && viewOf(data, Number(self.data ?? 0))
  const shared = data && {
    title: shareTitle(texts, data, deal?.pintuan_price ?? ''),
    image: data.sku_image,
    summary: texts.notes.openGuest,
  }
  return (
    <InvitationScreen
      title={texts.title}
      texts={texts}
      below={<Recommended />}
      list={routes.pintuanList}
      data={id > 0 ? order : undefined}
      onRefresh={() => order.refresh()}
      right={shared && <ShareWays card={shared} page={routes.pintuanShare} params={{ id }} state={sharing} />}
      bottom={data && view && <GroupActions order={data} view={view} onInvite={() => sharing[1]('ways')} />}
    >
      {data && view && (
        <>
          <GroupGoodsCard order={data} deal={deal} />
          <GroupState order={data} view={view} onEnd={() => void order.refresh()} />
          <NewestEvaluation goodsId={deal?.goods_id ?? 0} />
          <HowItWorks title={texts.rules} steps={[begin, invite, ship]} lines={[full, short, refund]} />
        </>
      )}
    </InvitationScreen>
  )
}

/** How many are missing is said while some are. */
const shareTitle = (texts: ReturnType<typeof useGroupTexts>, order: PintuanOrderDetail, money: string): string =>
  order.pintuan_status === 2
    ? texts.shareTitle(missingIn(order), order.sku_name, money)
    : texts.shareDone(order.sku_name, money)
