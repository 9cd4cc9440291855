import { useData } from '@/api/useData'
import { LatestEntries } from '@/domain/ledger/LatestEntries'
import { PurseHead } from '@/domain/ledger/PurseHead'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { Column } from '@/ui/Column'
import { RuleCard } from '@/ui/RuleCard'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'

/** How many points there are, how they are earned and what they are good for. */
export function PointScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const info = useData('/api/memberaccount/info', { account_type: 'point' }, { enabled: member, onShow: true })
  const rules = useData('/api/member/accountrule', {}, { silent: true })
  const checksIn = useOpenable(routes.signIn)
  const sells = useOpenable(routes.pointList)
  return (
    <Screen title={texts.points} data={info} toTop={false}>
      <Column>
        <PurseHead
          caption={texts.mine}
          figure={info.data?.point ?? 0}
          ways={[
            checksIn && { name: 'check-in', words: texts.checkIn, go: () => void open(routes.signIn) },
            sells && { name: 'point-shop', words: texts.shop, go: () => void open(routes.pointList) },
          ]}
        />
        <LatestEntries accounts="point" onAll={() => void open(routes.pointDetail)} />
        <RuleCard className="t-rules" title={texts.pointRules} rules={rules.data?.point ?? []} />
      </Column>
    </Screen>
  )
}
