import { createHash, timingSafeEqual } from 'node:crypto'
import type { OperatorKeys } from '../config'

/** Who holds an operator key (operator.md section 1). */
export interface Operator {
  /** `platform` or `site:3`, for the audit log and as the scope of idempotency */
  name: string
  /** 0 = the platform */
  siteId: number
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared in constant time: digests of equal length, and every key is looked at. */
export function findOperator(keys: OperatorKeys, authorization: string | undefined): Operator | null {
  const key = /^Bearer ([^\s]{1,200})$/i.exec(authorization ?? '')?.[1]
  if (key === undefined) return null
  const sent = digest(key)
  const known = new Map([[0, keys.platform], ...devSite(keys, key), ...keys.sites])
  let found: Operator | null = null
  for (const [siteId, value] of known)
    if (timingSafeEqual(sent, digest(value))) found = { siteId, name: siteId === 0 ? 'platform' : `site:${siteId}` }
  return found
}

/** demo-data.md section 1: every site has a well-known key unless the environment names another one. */
function devSite(keys: OperatorKeys, key: string): [number, string][] {
  const site = keys.devSites ? /^dev-site-key-([1-9]\d{0,9})$/.exec(key)?.[1] : undefined
  return site ? [[Number(site), `dev-site-key-${site}`]] : []
}
