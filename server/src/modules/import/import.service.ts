import { codes } from '@mall/contract/envelope'
import { siteLists, type ImportList } from '@mall/contract/importRows'
import type { DataOf } from '@mall/contract/define'
import type { Api } from '@mall/contract/api'
import type { Language } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { invalid, missing } from '../../http/params'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import { notAllowed } from '../../operator/gate'
import { takeTurn } from './import.store'
import type { ImportedList, Sent } from './list'
import { lists } from './lists'
import { Plan, errorsMost, type Fixed } from './plan'
import { readRows } from './readRows'

export type ImportAnswer = DataOf<Api['/operator/api/import']>
export type SentData = Record<string, readonly unknown[]>

export interface ImportOptions {
  /** of the operator's key, 0 = the platform */
  siteId?: number
  isDryRun?: boolean
  language?: Language
  /** the demo seed's */
  fixed?: Fixed
}

/** Makes or changes the rows of the data, all or nothing (operator.md section 2.10). */
export async function importData(
  trx: Tx,
  mall: Mall,
  data: SentData,
  { siteId = 0, isDryRun = false, language = 'zh', fixed }: ImportOptions = {},
): Promise<ImportAnswer> {
  const plan = new Plan(trx, mall, language, fixed, siteId)
  await takeTurn(trx, siteId)
  const sent = readData(plan, data, siteId)
  await takeTurns(trx, plan, sent, siteId)
  for (const list of lists) {
    const rows = placed(plan, list, sent.get(list.name) ?? [], siteId)
    if (rows.length > 0) await list.plan(rows, plan)
  }
  if (plan.errors.length > 0) throw refused(plan, data)
  const { created, updated, ids } = plan
  if (isDryRun) return { created, updated, errors: [], ids: {} }
  await plan.write()
  return { created, updated, errors: [], ids: inOrder(data, ids) }
}

const isServed = (name: string) => lists.some((list) => list.name === name)

/** Lists that nobody serves, or that the key may not touch, are told as a whole. */
function readData(plan: Plan, data: SentData, siteId: number): Map<ImportList, Sent[]> {
  const sent = new Map<ImportList, Sent[]>()
  for (const [name, rows] of Object.entries(data)) {
    const list = name as ImportList
    if (!isServed(name)) plan.fail(name, invalid())
    else if (siteId !== 0 && !siteLists.includes(list)) plan.fail(name, notAllowed())
    else
      sent.set(
        list,
        readRows(
          list,
          rows,
          (path, refusal) => plan.fail(path, refusal),
          () => plan.errors.length >= errorsMost,
        ),
      )
  }
  return sent
}

/** Imports into one site come one after another, whoever sends them. Sites ascending, the platform first. */
async function takeTurns(trx: Tx, plan: Plan, sent: Map<ImportList, Sent[]>, siteId: number): Promise<void> {
  const named = siteLists.flatMap((list) => (sent.get(list) ?? []).map(({ shop }) => shop)).filter(Boolean)
  const changed = (sent.get('shops') ?? []).map(({ code }) => code)
  const shops = [...new Set([...named, ...changed])]
  await plan.codes.load('shops', [0], shops)
  if (siteId !== 0) return
  const sites = new Set(shops.flatMap((shop) => plan.codes.find('shops', 0, shop)?.row_id ?? []))
  for (const site of [...sites].sort((a, b) => a - b)) await takeTurn(trx, site)
}

const unknownShop = (code: string) =>
  refuse({ zh: `店铺 ${code} 不存在`, en: `There is no shop with the code ${code}` })

/** The rows that this list takes, each with its site: `shop` empty = the platform, with a site key its own site. */
const isPlatformsToo = (name: ImportList) => lists.some((list) => list.name === name && list.of === 'platform')

function placed(plan: Plan, { name, of }: ImportedList, rows: Sent[], keySite: number) {
  if (!siteLists.includes(name)) return rows.map((row) => ({ ...row, siteId: 0 }))
  return rows.flatMap((row) => {
    const isPlatforms = row.shop === '' && keySite === 0
    if (of && (of === 'platform') !== isPlatforms) {
      if (isPlatforms && !isPlatformsToo(name)) plan.fail(`${row.path}.shop`, missing('shop'))
      return []
    }
    const siteId = row.shop === '' ? keySite : plan.codes.find('shops', 0, row.shop)?.row_id
    if (keySite !== 0 && siteId !== keySite) plan.fail(`${row.path}.shop`, notAllowed())
    else if (siteId === undefined) plan.fail(`${row.path}.shop`, unknownShop(row.shop))
    else return [{ ...row, siteId }]
    return []
  })
}

const errorsIn: ImportAnswer = { created: 0, updated: 0, errors: [], ids: {} }

/** With any error the code is -1; what the key may not touch and lists that are none have their own. */
function refused({ errors }: Plan, data: SentData) {
  const has = (code: number) => errors.some((error) => error.code === code)
  const areServed = Object.keys(data).every(isServed)
  const code = has(codes.NOT_ALLOWED) ? codes.NOT_ALLOWED : !areServed ? codes.PARAMETER_ERROR : codes.ERROR
  return refuse(
    {
      zh: `导入的数据有 ${errors.length} 处错误，未作任何更改`,
      en: `${errors.length} errors in the data. Nothing was changed.`,
    },
    { code, data: { ...errorsIn, errors } satisfies ImportAnswer },
  )
}

/** Lists as they stand in the data. */
const inOrder = (data: SentData, ids: ImportAnswer['ids']): ImportAnswer['ids'] =>
  Object.fromEntries(Object.keys(data).flatMap((name) => (ids[name] ? [[name, ids[name]]] : [])))
