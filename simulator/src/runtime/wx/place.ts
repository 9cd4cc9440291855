import type { Sim } from '../sim'
import { recorded, WxFailure, type Area } from './define'
import { need } from './needs'
import { requireScope } from './scopes'

/** Where the phone is, and what its camera reads. */
export function placeArea(sim: Sim): Area {
  /** WeChat wants these in app.json. */
  const declared = (name: string) => {
    const names = (sim.app.config.requiredPrivateInfos ?? []) as string[]
    if (!names.includes(name))
      throw new Error('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
  }
  const place = () => {
    const { location } = sim.scenario
    if (location === 'cancel') throw new Error('cancel')
    return location
  }
  return {
    async: {
      getLocation: (options: { type?: string; altitude?: boolean }) =>
        recorded(sim, 'getLocation', options, async () => {
          declared('getLocation')
          await requireScope(sim, 'scope.userLocation')
          if (sim.scenario.location === 'cancel')
            throw new WxFailure('system permission denied', { errCode: 2, errno: 3 })
          const { latitude, longitude } = place()
          const exact = { accuracy: 30, horizontalAccuracy: 30, verticalAccuracy: 0 }
          return { latitude, longitude, speed: -1, altitude: 0, ...exact }
        }),
      getFuzzyLocation: (options: object) =>
        recorded(sim, 'getFuzzyLocation', options, async () => {
          declared('getFuzzyLocation')
          await requireScope(sim, 'scope.userFuzzyLocation')
          const { latitude, longitude } = place()
          return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 }
        }),
      chooseLocation: (options: object) =>
        recorded(sim, 'chooseLocation', options, () => {
          declared('chooseLocation')
          const { name = '', address = '', latitude, longitude } = place()
          return { name, address, latitude, longitude }
        }),
      chooseAddress: (options: object) =>
        recorded(sim, 'chooseAddress', options, async () => {
          declared('chooseAddress')
          // newer clients ask for it no more
          await requireScope(sim, 'scope.address')
          const { address } = sim.scenario
          if (address === 'cancel') throw new Error('cancel')
          return { ...address }
        }),
      openLocation: (options: { latitude: number; longitude: number }) =>
        recorded(sim, 'openLocation', options, () => {
          need(options, { latitude: 'Number', longitude: 'Number' })
          return {}
        }),
      scanCode: (options: object) =>
        recorded(sim, 'scanCode', options, () => {
          const { scan } = sim.scenario
          if (scan === 'cancel') throw new Error('cancel')
          return { scanType: 'QR_CODE', charSet: 'UTF-8', path: '', rawData: btoaOf(sim, scan.result), ...scan }
        }),
    },
  }
}

const btoaOf = (sim: Sim, text: string): string =>
  sim.window.btoa(String.fromCharCode(...new TextEncoder().encode(text)))
