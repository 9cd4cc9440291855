import { declareReading } from '../reading/reading'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareReading(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'reading'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
