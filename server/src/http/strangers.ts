import { codes } from '@mall/contract/envelope'
import { networkOf } from '../lib/network'
import { refuse } from './route'

/** Uploads of one network, and of all, whose sender has not been named so far. */
const mostOfOne = 4
const mostOfAll = 64

const running = new Map<string, number>()
let all = 0

/** Runs `work` for an upload that does not tell first who sends it; too many at once are -11004. */
export async function asStranger<T>(ip: string, work: () => Promise<T>): Promise<T> {
  const network = networkOf(ip)
  const before = running.get(network) ?? 0
  if (before >= mostOfOne || all >= mostOfAll)
    throw refuse(
      { zh: '上传过于频繁，请稍后再试', en: 'Too many uploads. Please try again later.' },
      { code: codes.TOO_OFTEN },
    )
  running.set(network, before + 1)
  all += 1
  try {
    return await work()
  } finally {
    const remaining = (running.get(network) ?? 1) - 1
    if (remaining > 0) running.set(network, remaining)
    else running.delete(network)
    all -= 1
  }
}
