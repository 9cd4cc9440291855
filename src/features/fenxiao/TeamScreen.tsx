import { useData } from '@/api/useData'
import { DistributorOnly } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Screen } from '@/ui/Screen'
import { Team } from './parts/Team'

/** Who came by this distributor, level by level as far as the mall pays for them. */
export function TeamScreen() {
  const { my_team: title } = useFenxiaoWords()
  const distributor = useDistributor()
  const enabled = !!distributor.data
  const basics = useData('/fenxiao/api/config/basics', {}, { enabled })
  const total = useData('/fenxiao/api/fenxiao/teamnum', {}, { enabled, silent: true })
  return (
    <Screen title={title} data={[distributor, basics]} onRefresh={total.refresh}>
      <DistributorOnly distributor={distributor.data}>
        {() => <Team deep={(basics.data?.level ?? 0) > 1} total={total.data} />}
      </DistributorOnly>
    </Screen>
  )
}
