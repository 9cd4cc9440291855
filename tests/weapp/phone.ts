import assert from 'node:assert/strict'
import type { Phone } from '../phone'
import { noteDialog, shipped } from './inApp'
import type { Mini } from './mini'
import { picture } from './picture'
import { bankSays } from './steps'

/** A finger so far down, px. */
const touchAt = (y: number) => {
  const finger = { identifier: 0, clientX: 100, clientY: y, pageX: 100, pageY: y }
  return { touches: [finger], changedTouches: [finger] } as never
}

/** The mini-program as a phone of the suites that both builds share. */
export function phoneOf(mini: Mini, name: string): Phone {
  return {
    wire: mini.wire,
    open: (address) => mini.go('reLaunch', address),
    on: (place) => mini.on(place),
    see: (handle) => mini.see(handle),
    gone: (handle) => mini.gone(handle),
    count: (handle) => mini.count(handle),
    text: (handle) => mini.text(handle),
    reads: (handle, words) => mini.reads(handle, words),
    told: (words, act) => mini.told(words, act),
    async tap(handle, place) {
      await mini.tap(handle, place)
      await mini.settled()
    },
    async tapBarred(handle) {
      await mini.tap(handle)
    },
    async choosePicture(handle) {
      await mini.host.control.scenario({ media: [picture()] })
      await mini.tap(handle)
    },
    type: (handle, words) => mini.type(handle, words),
    until: (what, condition) => mini.until(what, condition),
    confirm: () => mini.mp.native().confirmModal(),
    async dialog(words, act) {
      await mini.mp.evaluate(() => void Object.assign(getApp(), { dialog: '' }))
      await mini.mp.mockWxMethod('showModal', shipped(noteDialog))
      await act()
      await mini.until(`a dialog ${words}`, async () =>
        words.test(String(await mini.mp.evaluate(() => getApp().dialog))),
      )
      await mini.mp.native().confirmModal()
      await mini.mp.restoreWxMethod('showModal')
    },
    async pullDown(within) {
      if (!within) return void (await mini.mp.callWxMethod('startPullDownRefresh'))
      const box = await mini.see(within)
      await box.touchstart(touchAt(100))
      for (const y of [140, 220, 300]) await box.touchmove(touchAt(y))
      await box.touchend(touchAt(300))
    },
    back: () => mini.go('navigateBack'),
    async systemBack() {
      await mini.mp.callWxMethod('navigateBack')
      await mini.settled()
    },
    offline: async (off) => void (await mini.host.control.scenario({ network: off ? 'offline' : 'online' })),
    agree: (within) => mini.agree(within),
    async logInWithWeChat() {
      await mini.logInWithWeChat()
      await mini.settled()
    },
    logIn: (mobile) => mini.logIn(mobile),
    logInByPassword: (member) => mini.logInByPassword(member),
    readCaptcha: () => mini.readCaptcha(),
    fresh: (address, stored = {}) => mini.fresh({ path: address.replace(/^\//, ''), stored }),
    stored: (key) => mini.stored(key),
    asked: (call) => mini.asked(call),
    pretend: (call, answer) => mini.pretend(call, answer),
    ask: (call, params) => mini.ask(call, params),
    async pay() {
      const { out_trade_no: bill = '' } = await mini.on('pages_payment/index')
      assert.ok(bill)
      await mini.tap('.t-way-wechatpay')
      await mini.payment('paid')
      await mini.tap('.t-pay')
      await mini.on('pages/pay/result/result')
      await bankSays(mini, bill, 'paid')
    },
    copied: async () => ((await mini.mp.callWxMethod('getClipboardData')) as { data: string }).data,
    picture: (what) => mini.picture(`${name}-${what}`),
  }
}
