// npm run build:h5, then:  node --import tsx --test tests/h5/slice/memberAssets.test.ts
import { declareMemberAssets } from '../../memberAssets/memberAssets'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareMemberAssets(
  async () => {
    const shopper = await Shopper.at('/healthz')
    return { phone: phoneOf(shopper, 'member-assets'), done: () => shopper.done() }
  },
  { confirmsTransfers: false },
)
