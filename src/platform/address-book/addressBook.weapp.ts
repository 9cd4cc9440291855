import Taro from '@tarojs/taro'
import type { AddressBookPort } from './port'

export const addressBook: AddressBookPort = {
  exists: true,
  async choose() {
    try {
      const found = await Taro.chooseAddress()
      const { userName, telNumber, provinceName, cityName, countyName, detailInfo } = found
      // phones of the newer kind keep the street apart
      const street = (found as { streetName?: string }).streetName ?? ''
      const address = detailInfo.includes(street) ? detailInfo : street + detailInfo
      const region = { province: provinceName, city: cityName, district: countyName }
      return { name: userName, mobile: telNumber.replace(/\D/g, '').slice(-11), ...region, address }
    } catch (fault) {
      const reason = (fault as { errMsg?: string } | undefined)?.errMsg ?? ''
      if (/cancel/i.test(reason)) return 'cancelled'
      return /auth|permission|privacy/i.test(reason) ? 'refused' : 'failed'
    }
  },
}
