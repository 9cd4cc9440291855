import { sql } from 'kysely'
import type { TestMall } from './testMall'
import { audit } from '../database/audit/audit'
import type { PlantedViolation } from '../database/audit/plantedBills'

const undo = new Error('undo')

/** Part of a test: the audit names what was broken, which is then undone. */
export async function seesPlanted({ mall, clock }: TestMall, [name, change, says]: PlantedViolation): Promise<void> {
  await mall.db
    .transaction()
    .execute(async (trx) => {
      await sql.raw(change).execute(trx)
      const { violations } = await audit(trx, { now: clock.now(), live: true })
      expect(
        violations
          .filter((one) => one.name === name)
          .map(({ what }) => what)
          .join('\n'),
      ).toMatch(says)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
}
