import { sql } from 'kysely'
import type { TestMall } from './testMall'
import { audit, told } from '../database/audit/audit'
import type { Invariant } from '../database/audit/invariant'
import type { PlantedViolation } from '../database/audit/plantedBills'

const undo = new Error('undo')

/** Part of a test: the audit names what was broken, which is then undone. Of `quiet` no other query says anything. */
export async function seesPlanted(
  { mall, clock }: TestMall,
  [name, change, says]: PlantedViolation,
  quiet: readonly Invariant[] = [],
): Promise<void> {
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
      const others = violations.filter((one) => one.name !== name && quiet.some((of) => of.name === one.name))
      expect(others.map(told)).toEqual([])
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
}
