import type { FenxiaoApply } from '@mall/contract/fenxiao'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { Cell } from '@/ui/Cell'
import { Outcome } from '@/ui/Outcome'
import { useApplyTexts } from '../applyTexts'

/** An application that waits for the mall, and what was sent. */
export function Review({ application, referrer }: { application: FenxiaoApply; referrer: string }) {
  const texts = useApplyTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  return (
    <Outcome className="t-waiting" icon="clock" tone="waits" title={texts.waiting} note={texts.waitingNote}>
      <Cell className="t-sent-name" label={texts.name(name)} value={application.fenxiao_name} />
      <Cell className="t-sent-mobile" label={texts.mobile} value={maskedMobile(application.mobile)} />
      {referrer !== '' && <Cell className="t-referrer" label={texts.referrer} value={referrer} />}
    </Outcome>
  )
}
