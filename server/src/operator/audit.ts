import type { Fields } from '../http/form'
import type { Mall } from '../mall'
import { insertLine } from './audit.store'
import type { Operator } from './keys'

/** Fields that name rows; everything else might be a secret or somebody's data. */
const naming = /^([a-z_]+_ids?|id|key|kind|name|out_trade_no|result|seconds)$/

/** Every call is written down, without secrets; a log that cannot be written never undoes the call. */
export async function audit(mall: Mall, who: Operator, call: { path: string; raw: Fields; code: number; now: number }) {
  const ids = Object.entries(call.raw)
    .filter(([name, value]) => naming.test(name) && (typeof value === 'string' || typeof value === 'number'))
    .map(([name, value]) => `${name}=${String(value).slice(0, 64)}`)
  try {
    await insertLine(mall.db, {
      site_id: who.siteId,
      log_id: mall.newId(),
      key_name: who.name,
      path: call.path,
      row_ids: ids.join(' ').slice(0, 1000),
      code: call.code,
      create_time: call.now,
    })
  } catch (error) {
    mall.log.error({ err: error, path: call.path }, 'audit log not written')
  }
}
