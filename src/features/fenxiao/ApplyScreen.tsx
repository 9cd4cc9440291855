import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { leaveTo } from '@/navigation/leave'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { useApplyTexts } from './applyTexts'
import { ApplyForm } from './parts/ApplyForm'
import { Requirement } from './parts/Requirement'
import { Review } from './parts/Review'
import { useApplication } from './useApplication'
import { useApplyForm } from './useApplyForm'

/** What becoming a distributor takes, the application where one is asked for, and what became of it. */
export function ApplyScreen() {
  const texts = useApplyTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  const { back } = useParams(routes.fenxiaoApply)
  const { stage, isRefused, application, referrer, condition, waited, look, sent } = useApplication()
  const fills = stage === 'form'
  const form = useApplyForm({ enabled: fills, refused: isRefused ? application : undefined, sent })
  const foot = (
    <Button className="t-apply" size="big" loading={form.form.busy} onClick={() => void form.apply()}>
      {isRefused ? texts.again : texts.apply}
    </Button>
  )
  return (
    <Screen
      title={texts.title(name)}
      data={fills ? [...waited, ...form.waited] : waited}
      state={stage === 'done' ? 'loading' : undefined}
      bottom={fills && foot}
      onRefresh={look}
      onBack={back ? () => leaveTo(back) : undefined}
      toTop={false}
    >
      <Column>
        {stage === 'waiting' && application && <Review application={application} referrer={referrer} />}
        {fills && <ApplyForm form={form} isRefused={isRefused} referrer={referrer} />}
        {stage === 'automatic' && (
          <>
            <GoBrowsing
              className="t-automatic"
              text={condition?.fenxiao_condition === 0 ? texts.opening : texts.automatic}
            />
            <Requirement />
          </>
        )}
      </Column>
    </Screen>
  )
}
