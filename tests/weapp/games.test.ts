import { declareGames } from '../games/games'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareGames(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'games'), done: async () => mini.fine() }
}, leftOut.withoutSimulator)
