import { createHash } from 'node:crypto'
import type { Geo, GeoPoint, GeoRegion } from './geo'

export interface TencentMapKeys {
  key: string
  /** signs the calls where the key asks for it; '' = it does not */
  secret: string
}

/** ms an answer may take: a shopper waits for it, and can choose by hand */
const patience = 3000
/** decimals that are asked for: about ten metres, so that a finger that trembles asks once */
const decimals = 4
const kept = 2000
const path = '/ws/geocoder/v1/'

interface Answer {
  status: number
  message?: string
  result?: { ad_info?: { adcode?: string; province?: string; city?: string; district?: string; nation_code?: string } }
}

/** Tencent's WebService API, whose coordinates are GCJ-02. The key never leaves the server. */
export function tencentGeo({ key, secret }: TencentMapKeys, origin = 'https://apis.map.qq.com'): Geo {
  const known = new Map<string, GeoRegion | undefined>()
  async function ask(location: string): Promise<GeoRegion | undefined> {
    // the signature is calculated over the raw values, in the order of their names
    const raw = `key=${key}&location=${location}`
    const sig = secret && `&sig=${createHash('md5').update(`${path}?${raw}${secret}`).digest('hex')}`
    const answer = await fetch(`${origin}${path}?key=${encodeURIComponent(key)}&location=${location}${sig}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`map service: http ${answer.status}`)
    const { status, message = '', result } = (await answer.json()) as Answer
    if (status !== 0) throw new Error(`map service: ${status} ${message}`)
    const { adcode = '', province = '', city = '', district = '' } = result?.ad_info ?? {}
    return /^\d{6}$/.test(adcode) ? { code: Number(adcode), province, city, district } : undefined
  }
  return {
    async reverse({ latitude, longitude }: GeoPoint) {
      const location = `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`
      if (known.has(location)) return known.get(location)
      const region = await ask(location)
      if (known.size >= kept) known.delete(known.keys().next().value ?? '')
      known.set(location, region)
      return region
    },
  }
}

/** `MALL_GEO_TENCENT`: `<key>`, or `<key>:<secret>` where the key wants signed calls. */
export function readTencentMap(env: NodeJS.ProcessEnv): TencentMapKeys | null {
  if (!env.MALL_GEO_TENCENT) return null
  const [, key, secret = ''] = /^([\w-]+)(?::(\w+))?$/.exec(env.MALL_GEO_TENCENT) ?? []
  if (!key) throw new Error('MALL_GEO_TENCENT is <key> or <key>:<secret>')
  return { key, secret }
}
