import type { PlantedViolation } from './plantedBills'

const likes = 'a note counts its likes'
const own = 'a note is of its shop'

/** Of notes, in the mall of auditContent.test.ts. */
export const plantedContent: PlantedViolation[] = [
  [likes, 'DELETE FROM note_like WHERE note_id = 1', /note 1 counts 1 likes, 0 members/],
  [likes, 'UPDATE note SET dianzan_num = 2 WHERE note_id = 2', /note 2 counts 2 likes, 1 members/],
  [likes, 'UPDATE note SET dianzan_num = 1 WHERE note_id = 3', /note 3 counts 1 likes, 0 members/],
  [own, `UPDATE note SET goods = '[3]' WHERE note_id = 1`, /note 1 of site 3 names sku 3/],
  [own, `UPDATE note SET goods = '[404]' WHERE note_id = 1`, /names sku 404/],
  [own, 'UPDATE note SET group_id = 404 WHERE note_id = 5', /note 5 of site 7 is in group 404/],
]
