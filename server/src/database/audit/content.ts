import type { Invariant } from './invariant'

/** Notes of shops (wire/shops-stores-notes section 4). */
export const contentInvariants: Invariant[] = [
  {
    id: 'I11',
    name: 'a note counts its likes',
    holds: 'what is counted = the members who like it, each once',
    needs: ['note', 'note_like'],
    sql: `
      SELECT format('note %s counts %s likes, %s members like it', n.note_id, n.dianzan_num, count(l.member_id)) AS what
      FROM note n LEFT JOIN note_like l ON l.note_id = n.note_id AND l.site_id = n.site_id
      GROUP BY n.site_id, n.note_id, n.dianzan_num
      HAVING n.dianzan_num <> count(l.member_id)`,
  },
  {
    id: 'I11',
    name: 'a note is of its shop',
    holds: 'its group and all its skus are of the same site',
    needs: ['note', 'note_group', 'sku'],
    sql: `
      SELECT format('note %s of site %s names sku %s', n.note_id, n.site_id, named.sku_id) AS what
      FROM note n CROSS JOIN LATERAL jsonb_array_elements_text(n.goods) AS named(sku_id)
      WHERE NOT EXISTS (SELECT FROM sku s WHERE s.site_id = n.site_id AND s.sku_id = named.sku_id::int8)
      UNION ALL
      SELECT format('note %s of site %s is in group %s', n.note_id, n.site_id, n.group_id) FROM note n
      WHERE NOT EXISTS (SELECT FROM note_group g WHERE g.site_id = n.site_id AND g.group_id = n.group_id)`,
  },
]
