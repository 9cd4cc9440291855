import { declareMemberAssets } from '../memberAssets/memberAssets'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()

declareMemberAssets(
  async () => {
    const mini = open()
    return { phone: phoneOf(mini, 'member-assets'), done: async () => mini.fine() }
  },
  { confirmsTransfers: true, skip: leftOut.withoutSimulator },
)
