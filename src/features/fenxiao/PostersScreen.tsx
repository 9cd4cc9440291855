import { DistributorOnly } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { Screen } from '@/ui/Screen'
import { Posters } from './parts/Posters'
import { usePosterTexts } from './posterTexts'

/** What a distributor hands on, so that who comes by it counts as his. */
export function PostersScreen() {
  const texts = usePosterTexts()
  const distributor = useDistributor()
  return (
    <Screen title={texts.title} data={distributor} toTop={false}>
      <DistributorOnly distributor={distributor.data}>{(one) => <Posters memberId={one.member_id} />}</DistributorOnly>
    </Screen>
  )
}
