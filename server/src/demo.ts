import { unwatched } from './database/lockWatch'
import { emptyAll, isEmpty, readSeedState, writeSeedState } from './database/reset'
import { loadMany } from './database/seed/load/many'
import { loadPeople } from './database/seed/load/people'
import { openStock } from './ledger/stock'
import type { Mall } from './mall'
import type { Module } from './modules/module'
import { raiseVersion } from './rules/rules.store'

/** Loads the demo mall into a database nobody has used; one left half-loaded is loaded anew. Answers whether it did. */
export async function seedWhenEmpty(mall: Mall, modules: Module[]): Promise<boolean> {
  const state = await readSeedState(mall.db)
  if (state === 'done') return false
  if (state === 'none' && !(await isEmpty(mall.db))) return false
  await loadDemo(mall, modules)
  return true
}

/** Drops everything and loads the demo data; tokens end, the clock is the machine's again (operator.md 2.11). */
export async function loadDemo(mall: Mall, modules: Module[]): Promise<void> {
  await emptyAll(mall.db)
  mall.clock.setOffset(0)
  await writeSeedState(mall.db, 'started', mall.clock.now())
  await unwatched(async () => {
    for (const module of modules) await module.seed?.(mall)
    await loadMany(mall, mall.config.seedGoods)
  })
  await mall.tx((trx) => openStock(trx, mall.clock.now()))
  await unwatched(async () => {
    for (const module of modules) await module.seedOrders?.(mall)
  })
  if (mall.config.seedPeople) await unwatched(() => loadPeople(mall))
  await writeSeedState(mall.db, 'done', mall.clock.now())
  await raiseVersion(mall.db)
}
