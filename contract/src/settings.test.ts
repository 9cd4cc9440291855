import * as v from 'valibot'
import { type ConfigKey, configPatch, configValues } from './settings'

const save = (key: ConfigKey, value: unknown) => v.parse(configPatch(key), value)

describe('config/save', () => {
  it('brings values into their wire form', () => {
    expect(save('fenxiao_withdraw', { withdraw: 12.5, withdraw_rate: '6' })).toEqual({
      withdraw: '12.50',
      withdraw_rate: '6.00',
    })
    expect(save('register', { login: 'mobile,username,mobile' })).toEqual({ login: 'mobile,username' })
    expect(save('addon', { fenxiao: '0' })).toEqual({ fenxiao: 0 })
  })

  it('leaves out what was left out, inside objects too', () => {
    expect(save('local', { info: { start_money: 3 } })).toEqual({ info: { start_money: '3.00' } })
    expect(save('agreements', { fenxiao: { is_agreement: 1 } })).toEqual({ fenxiao: { is_agreement: 1 } })
  })

  it('takes lists whole', () => {
    expect(() => save('levels', { list: [{ level_id: 1 }] })).toThrow()
    expect(save('membersignin', { reward: [{ day: 1, point: 5, growth: 1, balance: 0 }] })).toEqual({
      reward: [{ day: 1, point: 5, growth: 1, balance: '0.00' }],
    })
  })

  describe('fenxiao_levels', () => {
    const level = (level_num: number, ...[one_rate = '0', two_rate = '0', three_rate = '0']: string[]) => ({
      ...{ level_id: 0, level_num, level_name: '默认等级', one_rate, two_rate, three_rate, upgrade_type: 1 },
      ...{ fenxiao_order_num: 0, fenxiao_order_meney: '0', one_fenxiao_order_num: 0, one_fenxiao_order_money: '0' },
      ...{ order_num: 0, order_money: '0', child_num: 0, child_fenxiao_num: 0, one_child_num: 0 },
      one_child_fenxiao_num: 0,
    })
    const list = (...levels: object[]) => save('fenxiao_levels', { list: levels })

    it('give away the whole price at most, to the cent', () => {
      for (const rates of [['100'], ['87.65', '12.26', '0.09'], ['33.3', '33.3', '33.4']])
        expect(list(level(1, ...rates))).toBeDefined()
      for (const rates of [
        ['100', '0.01'],
        ['87.65', '12.26', '0.1'],
      ])
        expect(() => list(level(1, ...rates))).toThrow()
    })

    it('have numbers of their own, from 1', () => {
      expect(list(level(2), level(1))).toBeDefined()
      for (const levels of [[], [level(0)], [level(1), level(1)]]) expect(() => list(...levels)).toThrow()
    })
  })

  it.each<[ConfigKey, unknown]>([
    ['captcha', { shop_reception_login: 2 }],
    ['captcha', { unknown: 1 }],
    ['local', { info: { unknown: 1 } }],
    ['order_timers', { auto_close: '30.5' }],
    ['register', { pwd_complexity: 'digits' }],
    ['style_theme', { name: 'black' }],
    ['memberwithdraw', { rate: 100.01 }],
    ['invoice', { type: [3] }],
    ['local', { areas: [{ shape: 'circle', points: [[181, 30]], start_price: 1, delivery_money: 1 }] }],
  ])('refuses a wrong field of %s: %j', (key, value) => {
    expect(() => save(key, value)).toThrow()
  })

  it('parses its own wire form without change', () => {
    const store = {
      is_use: 1,
      list: [
        {
          store_id: 1,
          store_name: '青禾家居西湖店',
          telphone: '0571-1',
          store_image: '',
          address: '文三路 1 号',
          full_address: '浙江省 杭州市 西湖区',
          longitude: '120.1303',
          latitude: '30.2592',
          open_date: '09:00-21:00',
        },
      ],
    }
    expect(v.parse(configValues.store.value, store)).toEqual(store)
  })
})
