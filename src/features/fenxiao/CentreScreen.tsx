import { useData } from '@/api/useData'
import { DistributorOnly, isFrozen } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { PurseHead } from '@/domain/ledger/PurseHead'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Column } from '@/ui/Column'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { Figures } from './parts/Figures'
import { Head } from './parts/Head'
import { Requirement } from './parts/Requirement'
import { Tiles } from './parts/Tiles'
import { useTexts } from './texts'

/** What a distributor has and does; who is none is told how to become one. */
export function CentreScreen() {
  const texts = useTexts()
  const words = useFenxiaoWords()
  const distributor = useDistributor()
  const isOne = !!distributor.data
  const people = useData('/fenxiao/api/fenxiao/teamnum', {}, { enabled: isOne, onShow: true, silent: true })
  const withdraws = useOpenable(routes.fenxiaoWithdraw) && !isFrozen(distributor.data)
  const refresh = () => Promise.all([distributor.refresh(), people.refresh()])
  return (
    <Screen title={texts.title(words.concept)} data={distributor} onRefresh={refresh} toTop={false}>
      <DistributorOnly distributor={distributor.data}>
        {(one) => (
          <Column>
            <Head distributor={one} />
            <PurseHead
              caption={texts.withdrawable(words.account)}
              figure={<Price value={one.account} size="xl" tone="text" />}
              ways={[
                withdraws && { name: 'withdraw', words: words.withdraw, go: () => void open(routes.fenxiaoWithdraw) },
              ]}
            />
            <Figures distributor={one} />
            <Tiles people={people.data} />
          </Column>
        )}
      </DistributorOnly>
      {distributor.data === null && (
        <Column>
          <Requirement />
        </Column>
      )}
    </Screen>
  )
}
