import { declareLives } from '../../orderLives/lives'
import { useMini } from '../mini'
import { phoneOf } from '../phone'

const open = useMini()

// the simulated phone is Apple's
declareLives(async () => {
  const mini = open()
  return { phone: phoneOf(mini, 'lives'), done: async () => mini.fine() }
}, false)
