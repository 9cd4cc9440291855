import { roundOf } from '@/domain/check-in/round'
import { leaveTo } from '@/navigation/leave'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { RuleCard } from '@/ui/RuleCard'
import { Screen } from '@/ui/Screen'
import { Round } from './parts/Round'
import { Today } from './parts/Today'
import { useTexts } from './texts'
import { useCheckIn } from './useCheckIn'

/** Once a day, with a reward that grows over a round of days. */
export function CheckInScreen() {
  const texts = useTexts()
  const { back } = useParams(routes.signIn)
  const { status, signed, info, running, brought, checkIn } = useCheckIn()
  const off = status.data?.is_use === 0
  const award = status.data?.value
  const series = info.data?.sign_days_series ?? 0
  const days = award ? roundOf(award, series) : []
  const isSigned = signed.data === 1
  const toPoints = () => void open(routes.points)
  return (
    <Screen
      title={texts.title}
      data={off ? status : [status, signed, info]}
      toTop={false}
      onBack={back ? () => leaveTo(back) : undefined}
    >
      {off ? (
        <Empty text={texts.off} icon="clock">
          <Button className="t-empty-go" kind="secondary" onClick={toPoints}>
            {texts.toPoints}
          </Button>
        </Empty>
      ) : (
        <Column>
          <Today
            series={series}
            signed={isSigned}
            next={days.find(({ next }) => next)}
            brought={brought}
            running={running}
            onCheckIn={() => void checkIn()}
          />
          <Round days={days} open={!isSigned} />
          <CellGroup>
            <Cell className="t-to-points" icon="star" label={texts.toPoints} onClick={toPoints} />
          </CellGroup>
          <RuleCard title={texts.rules} rules={[texts.daily, texts.round(days.length), texts.missed]} />
        </Column>
      )}
    </Screen>
  )
}
