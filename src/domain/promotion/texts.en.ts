export default {
  names: {
    groupbuy: 'Group buy',
    seckill: 'Flash sale',
    pintuan: 'Team deal',
    bargain: 'Bargain',
    presale: 'Presale',
    wholesale: 'Wholesale',
    topic: 'Topic',
    bundling: 'Combo',
  },
  notes: {
    groupbuy: 'Pay less when you buy several',
    seckill: 'Few pieces, short time',
    pintuan: 'Team up with friends for a better price',
    bargain: 'Ask friends to cut the price',
    presale: 'Pay a deposit now and save later',
    wholesale: 'The more you buy, the lower the price',
    topic: 'Cheaper on its topic page',
    bundling: 'Cheaper together',
  },
}
