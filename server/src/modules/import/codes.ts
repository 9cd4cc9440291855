import type { ImportList } from '@mall/contract/importRows'
import type { Tx } from '../../database/transaction'
import { findCodes, saveCodes, type CodeRow } from './import.store'

/** Skus have codes of their own, unique per site whatever their goods. */
export type CodedList = ImportList | 'skus'

const keyOf = (list: CodedList, siteId: number, code: string) => JSON.stringify([list, siteId, code])

/** What is known of the codes that the data names, from earlier calls and from this one. */
export class Codes {
  private readonly rows = new Map<string, CodeRow>()
  private readonly asked = new Set<string>()
  private readonly made = new Map<string, CodeRow>()
  private readonly changed = new Map<string, CodeRow>()

  constructor(private readonly trx: Tx) {}

  /** Reads what earlier calls said of these codes; to be awaited before `find`. */
  async load(list: CodedList, siteIds: readonly number[], codes: readonly string[]): Promise<void> {
    const sites = [...new Set(siteIds)]
    const unasked = [...new Set(codes)].filter((code) => sites.some((site) => !this.asked.has(keyOf(list, site, code))))
    if (unasked.length === 0) return
    for (const row of await findCodes(this.trx, list, sites, unasked)) {
      const key = keyOf(list, row.site_id, row.code)
      if (!this.rows.has(key)) this.rows.set(key, row)
    }
    for (const code of unasked) for (const site of sites) this.asked.add(keyOf(list, site, code))
  }

  find(list: CodedList, siteId: number, code: string): CodeRow | undefined {
    return this.rows.get(keyOf(list, siteId, code))
  }

  /** The code stands for this row from now on; `stock` is the figure imported last. */
  name(list: CodedList, siteId: number, code: string, rowId: number, stock?: number): void {
    const key = keyOf(list, siteId, code)
    const before = this.rows.get(key)
    const row = { site_id: siteId, list, code, row_id: rowId, stock: stock ?? before?.stock ?? null }
    this.rows.set(key, row)
    if (!before || this.made.has(key)) this.made.set(key, row)
    else if (before.row_id !== rowId || before.stock !== row.stock) this.changed.set(key, row)
  }

  save(): Promise<void> {
    return saveCodes(this.trx, [...this.made.values()], [...this.changed.values()])
  }
}
