import { declareExchange } from '../exchange/exchange'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareExchange(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'exchange'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
