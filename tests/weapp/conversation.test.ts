import { declareConversation } from '../conversation/conversation'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareConversation(async () => {
  const mini = open()
  const restart = () => mini.host.restartMall()
  return { phone: phoneOf(mini, 'conversation'), restart, done: async () => mini.fine() }
}, leftOut.withoutSimulator)
