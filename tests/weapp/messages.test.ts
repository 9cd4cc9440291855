import { declareMessages } from '../messages/messages'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareMessages(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'messages'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
