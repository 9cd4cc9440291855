import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { receiverName } from './notice.service'

export const noticeList = tableList({
  name: 'notices',
  table: 'notice',
  id: 'notice_id',
  needs: ['title', 'content'],
  columns: ({ row }) => ({
    ...sent(row, 'title', 'content', 'is_top', 'receiving_type'),
    ...changed(row.receiving_type, 'receiving_name', receiverName),
  }),
  initial: (_, { now }) => ({ receiving_type: 'mobile', receiving_name: receiverName('mobile'), create_time: now }),
})
