import { sent } from '../import/list'
import { tableList } from '../import/tableList'

export const giftList = tableList({
  name: 'gifts',
  table: 'gift',
  id: 'gift_id',
  needs: ['gift_name'],
  columns: ({ row }) => sent(row, 'gift_name', 'gift_image', 'gift_desc', 'market_price', 'status'),
})
