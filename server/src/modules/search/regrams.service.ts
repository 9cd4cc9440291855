import type { Mall } from '../../mall'
import { gramsOf, gramsVersion } from './grams'
import { putGrams, takeOlder } from './regrams.store'

const batch = 100

/**
 * Cuts goods anew whose pieces are those of older rules: a release that cuts otherwise, or a process of the release
 * before that still writes. Pieces of before stay: some are of words that are kept nowhere else.
 */
export async function cutAnew(mall: Mall): Promise<void> {
  for (let taken = batch; taken === batch;)
    taken = await mall.tx(async (trx) => {
      const rows = await takeOlder(trx, gramsVersion, batch)
      for (const { site_id, goods_id, goods_name, introduction, grams } of rows) {
        const all = new Set([...grams, ...gramsOf(goods_name, introduction)])
        await putGrams(trx, site_id, goods_id, [...all], gramsVersion)
      }
      return rows.length
    })
}
