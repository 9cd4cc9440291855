import type { Kysely } from 'kysely'
import type { Mode } from '../../config'
import { rulesChanged } from '../../rules/rules.store'
import { insertMissing } from '../bulk'
import { isUntouched } from '../reset'
import type { DB, Json } from '../schema'
import { retryTx, type Tx } from '../transaction'
import { referencePages } from './pages'
import { regionRows } from './regions'
import { referenceSettings } from './settings'

/** A part of the reference data. It is inserted once; what an operator deletes since is not inserted again. */
interface Part {
  key: string
  /** a greater one inserts the part again, as far as it is missing */
  version: number
  /** Left out of malls that were used before this part came: their shoppers must not meet it unasked. */
  isForNewMalls: boolean
  insert(trx: Tx, now: number): Promise<void>
}

const everyMall: Part[] = [
  {
    ...{ key: 'regions', version: 1, isForNewMalls: false },
    insert: (trx) => insertMissing(trx, 'region', regionRows()),
  },
  ...referencePages.map((page): Part => ({
    ...{ key: `page ${page.name}`, version: 1, isForNewMalls: false },
    insert: (trx) =>
      insertMissing(trx, 'diy_page', [{ site_id: 0, ...page, website_id: 0, value: page.value as unknown as Json }]),
  })),
]

/** Development has the settings of the demo mall. */
const production = Object.entries(referenceSettings).map(([key, value]): Part => ({
  ...{ key: `setting ${key}`, version: 1, isForNewMalls: true },
  async insert(trx, now) {
    rulesChanged(trx)
    await insertMissing(trx, 'setting', [{ site_id: 0, key, value: JSON.stringify(value), changed_at: now }])
  },
}))

const partsOf = (mode: Mode) => (mode === 'production' ? [...everyMall, ...production] : everyMall)

/** Inserts what a mall cannot open without. Of several processes that start together one does it and the others wait. */
export async function seedReference(db: Kysely<DB>, { mode, now }: { mode: Mode; now: number }): Promise<void> {
  const parts = partsOf(mode)
  const seeded = await db.selectFrom('reference_seed').select(['key', 'version']).execute()
  const versions = new Map(seeded.map(({ key, version }) => [key, version]))
  if (parts.every(({ key, version }) => (versions.get(key) ?? 0) >= version)) return
  const isNew = seeded.length === 0 && (await isUntouched(db))
  await retryTx(db, async (trx) => {
    const claimed = await claim(trx, parts, now)
    for (const part of parts) if (claimed.has(part.key) && (isNew || !part.isForNewMalls)) await part.insert(trx, now)
  })
}

/** The parts that this transaction is the first to insert; locked by ascending key. */
async function claim(trx: Tx, parts: Part[], now: number): Promise<ReadonlySet<string>> {
  const claimed = new Set<string>()
  for (const { key, version } of [...parts].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = await trx
      .insertInto('reference_seed')
      .values({ key, version, seeded_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ version, seeded_at: now }).where('reference_seed.version', '<', version),
      )
      .returning('key')
      .executeTakeFirst()
    if (row) claimed.add(key)
  }
  return claimed
}
