import { declareLeaving } from '../leaving/leaving'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareLeaving(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'leaving'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
