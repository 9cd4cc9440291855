import Taro from '@tarojs/taro'
import type { Choice, MapPort } from './port'

function outcomeOf(reason: string): Choice {
  if (/cancel/i.test(reason)) return 'cancelled'
  return /auth|permission|privacy/i.test(reason) ? 'refused' : 'failed'
}

export const map: MapPort = {
  async choose(from) {
    try {
      const { name, address, longitude, latitude } = await Taro.chooseLocation(from ? { ...from } : {})
      // some phones give text
      return { name, address, longitude: Number(longitude), latitude: Number(latitude) }
    } catch (fault) {
      return outcomeOf((fault as { errMsg?: string } | undefined)?.errMsg ?? '')
    }
  },
  async show(place) {
    try {
      await Taro.openLocation({ ...place })
      return true
    } catch {
      return false
    }
  },
  leadThere: undefined,
}
