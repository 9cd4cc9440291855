import { refundReasons } from '@mall/contract/status'
import { said, type Language } from '@mall/contract/words'
import { known, knownIn } from '../../words/known'
import { phrase, type Phrase } from '../../words/phrases'

/** What a refund without an application and without words of its complaint is about. */
export const reasonOfPlatform = said('平台维权', 'Decided by the platform')

/** Why the system gives an order back whole. */
export const systemReasons = {
  groupFailed: said('拼团失败', 'The group was not completed'),
  groupOver: said('拼团已结束', 'The group had ended before the payment'),
  activityClosed: said('活动已关闭', 'The promotion was closed'),
}

const all = { ...refundReasons, platform: reasonOfPlatform, ...systemReasons }

export const offeredReasons = (language: Language) => Object.values(refundReasons).map((words) => words[language])

export const isOffered = (reason: string) => known(refundReasons, reason) !== undefined

/** Rows keep Chinese, in whatever language a reason was sent back; a complaint may have one of its own. */
export const keptReason = (reason: string) => reasonIn('zh', reason)

/** As the caller reads it. */
export const reasonIn = (language: Language, reason: string) => knownIn(all, language, reason)

/** For the log. */
export function reasonPhrase(reason: string): Phrase | string {
  const key = known(refundReasons, reason)
  return key ? phrase(`refundReason.${key}`) : reason
}
