import type { Path } from '@mall/contract/api'
import { currentLocale } from '@/i18n/locale'
import { storage } from '@/platform/storage/storage'
import { onNewEra } from '@/session/era'
import { currentSite } from '@/session/site'
import { appVersion } from '@/session/version'
import { formText } from './form'
import { takeStartAnswer } from './startAnswers'

/**
 * Calls whose last answer opens their page at once, also without a connection; it is asked again all the same.
 * `mine`: told to this member or guest, such as member prices; gone with the login. Nothing that money is paid by belongs here.
 */
const kept: Partial<Record<Path, 'everybody' | 'mine'>> = {
  '/api/diyview/info': 'everybody',
  '/api/diyview/memberIndex': 'everybody',
  '/api/goodscategory/tree': 'everybody',
  '/api/goodssku/page': 'mine',
  '/coupon/api/coupon/typepagelists': 'mine',
  '/platformcoupon/api/platformcoupon/typepagelists': 'mine',
  '/api/goodssku/detail': 'mine',
  '/coupon/api/coupon/typelists': 'mine',
  '/platformcoupon/api/platformcoupon/typelists': 'mine',
  '/manjian/api/manjian/info': 'everybody',
  '/api/notice/page': 'everybody',
  '/api/notice/lists': 'everybody',
  '/api/cart/goodslists': 'mine',
  '/api/order/lists': 'mine',
  '/api/order/num': 'mine',
  '/api/member/info': 'mine',
}

/** ms after which an answer is too old to be shown even for a moment */
const oldest = 7 * 24 * 3_600_000
/** answers, and characters of them all and of one; a mini-program stores 10 MB */
const most = { answers: 60, all: 400_000, one: 60_000 }
/** ms that writing waits, so that it disturbs no first screen */
const calm = 50

interface Seen {
  at: number
  data: unknown
}
interface Index {
  version: string
  /** keys and characters, the oldest first */
  keys: [string, number][]
}

export const indexKey = 'seen'
const ownerKey = 'seenBy'
/** Another login is another owner: an open tab of the former one cannot hand its answers over. */
let owner = storage.get<number>(ownerKey) ?? 0

function keyOf(path: Path, params: object): string | undefined {
  const whose = kept[path]
  if (!whose || Number((params as { page?: number }).page ?? 1) > 1) return undefined
  const { siteId, websiteId } = currentSite()
  const place = [whose === 'mine' ? owner : '', siteId, websiteId, currentLocale()].join()
  return `seen:${place}:${path}?${formText(params)}`
}

const waiting = new Map<string, unknown>()

function write(): void {
  const stored = storage.get<Index>(indexKey)
  const current = stored?.version === appVersion
  if (!current) stored?.keys.forEach(([key]) => storage.remove(key))
  let keys = current ? stored.keys : []
  waiting.forEach((data, key) => {
    const { length } = JSON.stringify(data)
    keys = keys.filter(([known]) => known !== key)
    if (length > most.one || !storage.set(key, { at: Date.now(), data })) storage.remove(key)
    else keys.push([key, length])
  })
  waiting.clear()
  let all = keys.reduce((sum, [, length]) => sum + length, 0)
  while (keys.length > most.answers || all > most.all) {
    const [key, length] = keys.shift() as [string, number]
    storage.remove(key)
    all -= length
  }
  storage.set(indexKey, { version: appVersion, keys })
}

/** To be called when the question is asked; what it returns keeps the answer, unless somebody else is here by then. */
export function keeper(path: Path, params: object): <T>(data: T) => T {
  const key = keyOf(path, params)
  return (data) => {
    if (key && key === keyOf(path, params)) {
      if (waiting.size === 0) setTimeout(write, calm)
      waiting.set(key, data)
    }
    return data
  }
}

export interface FirstAnswer<T> {
  data: T
  /** false: of an earlier visit, to be asked again */
  fresh: boolean
}

/** What can be shown before anything is asked: what came with the page, else what was seen last. */
export function firstAnswer<T>(path: Path, params: object): FirstAnswer<T> | undefined {
  const ready = takeStartAnswer(path, params)
  if (ready) return { data: keeper(path, params)(ready.data as T), fresh: true }
  const key = keyOf(path, params)
  const seen = key && storage.get<Seen>(key)
  return seen && Date.now() - seen.at < oldest ? { data: seen.data as T, fresh: false } : undefined
}

onNewEra(() => {
  owner = Date.now()
  storage.set(ownerKey, owner)
  waiting.clear()
  const index = storage.get<Index>(indexKey)
  if (!index) return
  const isMine = ([key]: [string, number]) => !key.startsWith('seen:,')
  index.keys.filter(isMine).forEach(([key]) => storage.remove(key))
  storage.set(indexKey, { ...index, keys: index.keys.filter((one) => !isMine(one)) })
})
