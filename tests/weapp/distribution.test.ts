import { declareDistribution } from '../distribution/distribution'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareDistribution(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'distribution'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
