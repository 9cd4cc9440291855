// npm run build:h5, then:  node --import tsx --test tests/h5/lives/orderLives.test.ts
import { declareLives } from '../../orderLives/lives'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

/** by the West Lake */
const home = { geolocation: { latitude: 30.2616, longitude: 120.1255 }, permissions: ['geolocation'] }

declareLives(async () => {
  const shopper = await Shopper.at('/healthz', home)
  return { phone: phoneOf(shopper, 'lives'), done: () => shopper.done() }
}, true)
