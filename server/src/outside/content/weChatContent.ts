import { WeChatFailure, type WeChatApi } from '../wechat/weChatApi'
import type { Author, ContentCheck, ContentVerdict } from './content'

interface Checked {
  result?: { suggest?: string }
}

interface Traced {
  trace_id?: string
}

/** the words are against the rules, in the older answer of the call */
const risky = 87014
const verdicts = { pass: 'pass', risky: 'refuse', review: 'pending' } as const

/** WeChat's word for it, of an answer or of a message; one nobody knows decides nothing. */
export const verdictOf = (suggest: string): ContentVerdict =>
  Object.hasOwn(verdicts, suggest) ? verdicts[suggest as keyof typeof verdicts] : 'pending'

/** WeChat's checks. A picture's verdict comes later by a message to the mall's address: until then it waits. */
export function weChatContent(api: WeChatApi, warn: (error: unknown) => void): ContentCheck {
  /** Undefined when there is no answer, and when nobody can be asked: the calls want one who was here within two hours. */
  async function asked<T>(author: Author, ask: () => Promise<T>): Promise<T | 'risky' | undefined> {
    if (author.openid === '') return undefined
    try {
      return await ask()
    } catch (error) {
      if (error instanceof WeChatFailure && error.errcode === risky) return 'risky'
      warn(error)
      return undefined
    }
  }
  const who = ({ openid, scene }: Author) => ({ version: 2, openid, scene })
  return {
    isOutside: true,
    async text(content, author) {
      const answer = await asked(author, () => api.post<Checked>('/wxa/msg_sec_check', { ...who(author), content }))
      return answer === undefined ? 'pending' : verdictOf(answer === 'risky' ? answer : (answer.result?.suggest ?? ''))
    },
    async picture(media_url, author) {
      const ask = { ...who(author), media_url, media_type: 2 }
      const answer = await asked(author, () => api.post<Traced>('/wxa/media_check_async', ask))
      if (answer === 'risky') return { verdict: 'refuse', trace: '' }
      return { verdict: 'pending', trace: answer?.trace_id ?? '' }
    },
  }
}
