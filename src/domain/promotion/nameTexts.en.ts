export default {
  groupbuy: 'Group buy',
  seckill: 'Flash sale',
  pintuan: 'Team deal',
  bargain: 'Bargain',
  presale: 'Presale',
  wholesale: 'Wholesale',
  topic: 'Topic',
  bundling: 'Combo',
}
