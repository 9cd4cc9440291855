import type { LaunchRow } from '@mall/contract/bargain'
import { usePagedList } from '@/api/usePagedList'
import { NewestEvaluation } from '@/domain/evaluation/NewestEvaluation'
import { Recommended } from '@/domain/goods/Recommended'
import { HowItWorks } from '@/domain/promotion/HowItWorks'
import { ShareWays, useShareState } from '@/domain/share/ShareWays'
import { InvitationScreen } from '@/features/promotion-list/InvitationScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { CutRecords } from './CutRecords'
import { LaunchActions } from './LaunchActions'
import { LaunchGoods } from './LaunchGoods'
import { LaunchState } from './LaunchState'
import { useLaunchTexts } from './launchTexts'
import type { LaunchView } from './launchView'
import { useCut, useLaunch } from './useLaunch'

/** A launch as its launcher sees it, as friends do whom he asks for a cut, and guests: this page is shared. */
export function LaunchScreen() {
  const texts = useLaunchTexts()
  // ids of what members make have more digits than params are read as numbers with
  const id = Number(useParams(routes.bargainLaunch).id ?? 0) || 0
  const { waited, launch, view, deal, refresh } = useLaunch(id)
  const records = usePagedList('/bargain/api/bargain/record', { id }, { enabled: id > 0, rowKey: (cut) => cut.id })
  const anew = () => Promise.all([refresh(), records.refresh()])
  const { cutting, done, cut } = useCut(id, () => void anew())
  const sharing = useShareState()
  const shown = launch && view ? { launch, view } : undefined
  const { people, buying, order } = texts.ruleLines
  const { begin, invite, buy } = texts.steps
  return (
    <InvitationScreen
      title={texts.title}
      texts={texts}
      below={<Recommended />}
      list={routes.bargainList}
      data={id > 0 ? waited : undefined}
      onRefresh={anew}
      right={
        shown && (
          <ShareWays
            card={cardOf(texts, shown)}
            page={routes.bargainLaunch}
            params={{ id }}
            poster={isOpen(shown.view) ? '/bargain/api/goods/poster' : undefined}
            state={sharing}
          />
        )
      }
      bottom={
        shown && (
          <LaunchActions
            {...shown}
            ownLaunch={deal?.launch_info?.launch_id ?? 0}
            cutting={cutting}
            onCut={() => void cut()}
            onInvite={() => sharing[1]('ways')}
          />
        )
      }
    >
      {shown && (
        <>
          <LaunchGoods launch={shown.launch} />
          <LaunchState {...shown} isStopped={deal?.status === 3} done={done} onEnd={() => void refresh()} />
          <CutRecords list={records} count={shown.launch.curr_num} isOwn={shown.view.isOwn} />
          <NewestEvaluation goodsId={shown.launch.goods_id} />
          <HowItWorks
            title={texts.rules}
            steps={[begin, invite, buy]}
            lines={[people(shown.launch.need_num), buying[shown.launch.buy_type === 1 ? 'floor' : 'any'], order]}
          />
        </>
      )}
    </InvitationScreen>
  )
}

/** A poster is drawn while it can be cut or bought. */
const isOpen = ({ state }: LaunchView) => state === 'running' || state === 'won'

function cardOf(texts: ReturnType<typeof useLaunchTexts>, { launch, view }: { launch: LaunchRow; view: LaunchView }) {
  const { sku_name, sku_image: image, curr_price } = launch
  return view.state === 'running'
    ? { title: texts.shareTitle(sku_name, curr_price), image, summary: texts.shareNote }
    : { title: texts.shareDone(sku_name, curr_price), image }
}
