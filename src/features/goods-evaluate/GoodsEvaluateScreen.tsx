import { useState } from 'react'
import { View } from '@tarojs/components'
import type { EvaluationRow as Row } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import { EvaluationRow } from '@/domain/evaluation/EvaluationRow'
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
import { kinds, useKinds, type Kind } from './useKinds'

const order = ['all', 'pictured', 'good', 'medium', 'bad'] as const

const row = (one: Row) => (
  <View key={one.evaluate_id} className={styles.row}>
    <EvaluationRow row={one} />
  </View>
)

/** What shoppers say about a goods; the mall may hide it from guests or from everybody. */
export function GoodsEvaluateScreen() {
  const texts = useTexts()
  const { goods_id: goodsId = 0 } = useParams(routes.goodsEvaluate)
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
      {!hidden && <Shown goodsId={goodsId} />}
    </Screen>
  )
}

function Shown({ goodsId }: { goodsId: number }) {
  const texts = useTexts()
  const [kind, setKind] = useState<Kind>('all')
  const counts = useKinds(goodsId, goodsId > 0)
  const list = usePagedList(
    '/api/goodsevaluate/page',
    { goods_id: goodsId, ...kinds[kind] },
    { enabled: goodsId > 0, rowKey: (one) => one.evaluate_id },
  )
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
        items={order.map((key) => ({ key, label: texts.tabs[key], count: counts[key] }))}
        active={kind}
        onChange={setKind}
      />
      <PagedList className={styles.list} list={list} row={row} empty={none} />
    </>
  )
}
