import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import * as links from '@/navigation/links'
import { beginEra } from '@/session/era'
import { routes } from '@/routes'
import { AiCompanionScreen } from './AiCompanionScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const followed = jest.spyOn(links, 'openLink').mockResolvedValue()

const picture = (slide_sort: number, adv_url: string, more: object = {}) => ({
  ...{ adv_id: slide_sort, adv_title: `第 ${slide_sort} 张`, ap_id: 9, price: '0.00', background: '' },
  ...{ adv_image: `upload/${slide_sort}.jpg`, slide_sort, adv_url, ...more },
})
const position = (adv_list: object[]) =>
  mall.on('/api/adv/detail', {
    data: { ap_id: 9, ap_name: 'AI', keyword: 'NS_AI', ap_width: 750, ap_height: 500, adv_list },
  })
const shown = () => {
  unitPage.at(`/${routes.aiCompanion.path}`)
  render(<AiCompanionScreen />)
}

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
})

test('pictures in their order, each with its own link', async () => {
  const list = { wap_url: 'pages/goods/list/list?keyword=ai' }
  position([picture(2, '{"wap_url":"otherpages/nowhere"}'), picture(1, JSON.stringify(list)), picture(3, '<broken')])
  shown()
  await waitFor(() => expect(document.querySelectorAll('.t-adv')).toHaveLength(3))
  const order = [...document.querySelectorAll('img')].map(({ src }) => /(\d)_big/.exec(src)?.[1])
  expect([order, mall.to('/api/adv/detail')[0]?.params]).toMatchObject([['1', '2', '3'], { keyword: 'NS_AI' }])
  // what leads nowhere is flat
  expect(document.querySelectorAll('.t-link')).toHaveLength(1)
  fireEvent.click(document.querySelector('.t-link') as Element)
  expect(followed).toHaveBeenCalledWith(list)
})

test('a place nobody filled', async () => {
  position([picture(1, '', { adv_image: '' })])
  shown()
  await waitFor(() => screen.getByText('AI 伙伴还在路上'))
})

test('without an answer it can be asked for again', async () => {
  mall.on('/api/adv/detail', { code: -10000, message: '系统繁忙' })
  shown()
  await waitFor(() => expect(document.querySelector('.t-retry')).not.toBeNull())
})
