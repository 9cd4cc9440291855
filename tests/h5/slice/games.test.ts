// npm run build:h5, then:  node --import tsx --test tests/h5/slice/games.test.ts
import { declareGames } from '../../games/games'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareGames(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'games'), done: () => shopper.done() }
})
