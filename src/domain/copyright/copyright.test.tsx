import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { host } from '@/platform/host/host'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { Copyright } from './Copyright'

jest.mock('@/platform/network/network')
jest.mock('@/platform/host/host')
const mall = network as unknown as FakeNetwork
const { left } = host as unknown as { left: string[] }
const none = {
  ...{ logo: '', company_name: '', copyright_link: '', copyright_desc: '' },
  ...{ icp: '', gov_record: '', gov_url: '', market_supervision_url: '' },
}
const path = '/api/config/copyright'

beforeEach(() => {
  mall.reset()
  left.length = 0
  act(() => beginEra())
})

test('who runs the mall, and where its registrations are looked up', async () => {
  mall.on(path, {
    data: {
      ...none,
      ...{ company_name: '拾光', copyright_link: 'javascript:alert(1)', icp: '浙ICP备1号' },
      ...{ gov_record: '浙公网安备2号', gov_url: 'https://beian.mps.gov.cn/#/2' },
    },
  })
  render(<Copyright />)
  await waitFor(() => screen.getByText('拾光'))
  ;['拾光', '浙ICP备1号', '浙公网安备2号'].forEach((words) => fireEvent.click(screen.getByText(words)))
  expect(left).toEqual(['https://beian.miit.gov.cn/', 'https://beian.mps.gov.cn/#/2'])
})

test('a mall that says nothing has no foot, and neither has one that does not answer', async () => {
  mall.on(path, { data: none })
  const { container } = render(<Copyright />)
  await unitPage.settled()
  mall.on(path, { code: -10000, message: '系统繁忙' })
  act(() => beginEra())
  await unitPage.settled()
  expect([container.textContent, mall.to(path).length]).toEqual(['', 2])
})
