import type { PromotionWord } from './kinds'
import type { OwnWords } from './texts'

const own: Partial<Record<PromotionWord, OwnWords>> = {
  pintuan: {
    see: 'See my team',
    paid: 'The shop prepares your order once the team is full',
    waits: 'It ships once the team is full. If it does not fill up, you are refunded in full',
  },
  bargain: { see: 'See my bargain' },
  presale: { see: 'Both payments of the presale' },
}

export default {
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
  own,
}
