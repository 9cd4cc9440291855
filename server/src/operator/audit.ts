import { codes } from '@mall/contract/envelope'
import type { Call } from '@mall/contract/define'
import type { OperatorLog } from '../database/schema'
import type { Fields } from '../http/form'
import type { Mall } from '../mall'
import { writeLine } from './audit.store'
import type { Operator } from './keys'

/** Params that name rows; everything else might be a secret or somebody's data. */
const naming = /^([a-z_]+_ids?|id|key|kind|name|out_trade_no|result|seconds)$/
/** Characters of one value: a list of some ten ids. */
const valueMost = 200

/** The line of a call whose outcome is open. */
export const newLine = (mall: Mall, who: Operator, path: string, now: number): OperatorLog => ({
  site_id: who.siteId,
  log_id: mall.newId(),
  key_name: who.name,
  path,
  row_ids: '',
  code: codes.UNKNOW_ERROR,
  create_time: now,
})

/**
 * Writes the call down before it runs: one that cannot be written does not run. Names only what the call declares, so
 * that nothing a caller adds can push the row's id out of the line.
 */
export async function beginLine(mall: Mall, line: OperatorLog, call: Call, fields: Fields): Promise<void> {
  const names = ['site_id', ...Object.keys(call.params.entries).filter((name) => name !== 'site_id')]
  line.row_ids = names
    .filter((name) => naming.test(name) && ['string', 'number'].includes(typeof fields[name]))
    .map((name) => `${name}=${plain(String(fields[name]))}`)
    .join(' ')
  await writeLine(mall.db, line)
}

/** The call has ended with this code; until then its line says that the outcome is open. */
export async function endLine(mall: Mall, line: OperatorLog, code: number): Promise<void> {
  try {
    await writeLine(mall.db, { ...line, code })
  } catch (error) {
    mall.log.error({ err: error, path: line.path, code }, 'outcome not written into the audit log')
  }
}

/** No NUL, which the database refuses, and no blank or line end, which would look like another id. */
const plain = (value: string) => value.slice(0, valueMost).replace(/[^\w.,:-]/g, '?')
