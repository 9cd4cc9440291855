import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { findClasses } from './content.store'

/** Articles name their class; one that is not there yet is made. */
export const helpList = tableList<'helps', Map<string, number>>({
  name: 'helps',
  table: 'help',
  id: 'help_id',
  needs: ['class_name', 'title', 'content'],
  async prepare(rows, plan) {
    const classes = new Map((await findClasses(plan.trx)).map((one) => [one.class_name, one.class_id]))
    for (const { row } of rows) {
      const class_name = row.class_name?.trim()
      if (!class_name || classes.has(class_name)) continue
      const class_id = plan.mall.newId()
      plan.insert('help_class', { site_id: 0, class_id, class_name, sort: classes.size })
      classes.set(class_name, class_id)
    }
    return classes
  },
  columns: ({ row }, classes) => ({
    ...sent(row, 'title', 'content', 'sort', 'link_address'),
    ...changed(row.class_name, 'class_id', (name) => classes.get(name.trim()) ?? 0),
  }),
  initial: (_, { now }) => ({ create_time: now }),
})
