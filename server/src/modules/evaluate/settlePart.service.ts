import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { hasHeldPart } from '../vetting/vetting.service'
import { relist } from './scores.service'
import * as store from './write.store'

interface Part {
  member_id: number
  part_of: number
  /** the words, or the path of the picture */
  value: string
}

const without = (words: string, refused: string) => (words === refused ? '' : words)
const withoutPicture = (csv: string, refused: string) =>
  csv
    .split(',')
    .filter((one) => one !== refused)
    .join()

/**
 * Words or a picture of an evaluation were judged later: what is refused is taken out of it, listed or not. With the
 * last verdict it is listed by itself, unless an auditor has to see every one.
 */
export async function settlePart(trx: Tx, mall: Mall, part: Part, refused?: 'words' | 'picture'): Promise<void> {
  const row = await store.lockEvaluation(trx, part.part_of)
  if (!row) return
  const cut = refused === 'words' ? without : withoutPicture
  const [first, again] =
    refused === 'words' ? (['content', 'again_content'] as const) : (['images', 'again_images'] as const)
  const { evaluate_audit } = await mall.settings.get('evaluate', 0, trx)
  const waits = row.is_audit === 0 && (evaluate_audit === 1 || (await hasHeldPart(trx, part.member_id, part.part_of)))
  const isListed = row.is_audit === 0 && !waits
  if (!refused && !isListed) return
  await store.changeEvaluation(trx, row, {
    ...(refused && { [first]: cut(row[first], part.value), [again]: cut(row[again], part.value) }),
    ...(isListed && { is_audit: 1 }),
  })
  if (isListed) await relist(trx, mall, row, 1, mall.clock.now())
}
