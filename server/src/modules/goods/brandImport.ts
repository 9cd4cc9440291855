import { sent } from '../import/list'
import { tableList } from '../import/tableList'

export const brandList = tableList({
  name: 'brands',
  table: 'brand',
  id: 'brand_id',
  needs: ['brand_name'],
  columns: ({ row }) => sent(row, 'brand_name', 'brand_initial', 'image_url', 'sort', 'is_recommend'),
})
