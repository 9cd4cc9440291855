import { declarePromotions } from '../promotions/promotions'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declarePromotions(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'promotions'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
