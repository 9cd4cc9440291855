import { render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { GrowthRulesScreen } from './GrowthRulesScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const level = { remark: '', send_balance: '0.00', send_coupon: '' }
const plain = { ...level, consume_discount: 10, point_feedback: '100.00', is_free_shipping: 0, send_point: 0 }
const gold = { ...level, consume_discount: 9.5, point_feedback: '150.00', is_free_shipping: 1, send_point: 80 }

test('what each level is good for, and only the accounts that have rules', async () => {
  mall.on('/api/memberlevel/lists', {
    data: [
      { ...plain, level_id: 1, level_name: '普通会员', growth: 0 },
      { ...gold, level_id: 3, level_name: '金卡会员', growth: 5000 },
    ],
  })
  mall.on('/api/member/accountrule', {
    data: { growth: ['会员等级只升不降'], point: [], balance: ['余额可用于支付订单'] },
  })
  unitPage.at(`/${routes.levelGrowthRules.path}`)
  render(<GrowthRulesScreen />)
  await waitFor(() => screen.getByText('普通会员'))
  const rows = [...document.querySelectorAll('.t-level')].map((row) => row.textContent)
  expect(rows[0]).toBe('普通会员暂无额外权益注册即享')
  expect(rows[1]).toBe('金卡会员购物 9.5 折 · 积分 1.5 倍 · 全场包邮 · 升级送 80 积分5000 成长值')
  expect([...document.querySelectorAll('.t-rule')].map((row) => row.textContent)).toEqual([
    '会员等级只升不降',
    '余额可用于支付订单',
  ])
  expect(document.querySelector('.t-rules-point')).toBeNull()
})
