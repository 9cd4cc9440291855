import { useRef, useState } from 'react'
import { View } from '@tarojs/components'
import type { EvaluationCounts, EvaluationRow as Row } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import { EvaluationRow } from '@/domain/evaluation/EvaluationRow'
import { useTexts as useKindTexts } from '@/domain/evaluation/texts'
import { isKind, kindOrder, kinds, useKinds, type Kind } from '@/domain/evaluation/useKinds'
import { requireLogin } from '@/navigation/login'
import { useParams } from '@/navigation/params'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import styles from './goodsEvaluate.module.scss'
import { Summary } from './parts/Summary'
import { useTexts } from './texts'

const row = (one: Row) => (
  <View key={one.evaluate_id} className={styles.row}>
    <EvaluationRow row={one} />
  </View>
)

/** What shoppers say about a goods; the mall may hide it from guests or from everybody. */
export function GoodsEvaluateScreen() {
  const texts = useTexts()
  const { goods_id: goodsId = 0, kind = '' } = useParams(routes.goodsEvaluate)
  const member = useIsMember()
  const config = useData('/api/goodsevaluate/config', {})
  const { evaluate_status: status, evaluate_show: show } = config.data ?? {}
  const hidden = status === 0 ? 'off' : show === 0 && !member ? 'guest' : undefined
  return (
    <Screen title={texts.title} data={config} ground="surface">
      {hidden === 'off' && <Empty text={texts.off} icon="message" />}
      {hidden === 'guest' && (
        <Empty text={texts.guest} icon="message">
          <Button className="t-login" onClick={() => void requireLogin()}>
            {texts.login}
          </Button>
        </Empty>
      )}
      {!hidden && <Shown goodsId={goodsId} first={isKind(kind) ? kind : 'all'} />}
    </Screen>
  )
}

function Shown({ goodsId, first }: { goodsId: number; first: Kind }) {
  const texts = useTexts()
  const words = useKindTexts().kinds
  const [kind, setKind] = useState(first)
  const list = usePagedList(
    '/api/goodsevaluate/page',
    { goods_id: goodsId, ...kinds[kind] },
    { enabled: goodsId > 0, rowKey: (one) => one.evaluate_id },
  )
  // what the list before told, while that of another kind is on its way
  const told = useRef<EvaluationCounts | null | undefined>(null)
  if (list.page > 0) told.current = list.beside.counts
  const counts = useKinds(goodsId, told.current)
  const none =
    kind === 'all' ? (
      <Empty text={texts.empty} note={texts.emptyNote} icon="message" />
    ) : (
      <Empty text={texts.emptyKind} icon="message" />
    )
  if (goodsId <= 0 || counts.all === 0) return none
  return (
    <>
      <Summary counts={counts} />
      <Tabs
        className={styles.tabs}
        look="pill"
        fit="wrap"
        items={kindOrder.map((key) => ({ key, label: words[key], count: counts[key] }))}
        active={kind}
        onChange={setKind}
      />
      <PagedList className={styles.list} list={list} row={row} empty={none} />
    </>
  )
}
