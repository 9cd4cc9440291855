import { act, render, screen } from '@testing-library/react'
import App from './app'
import type { FakeNetwork } from './platform/network/fake'
import { network } from './platform/network/network'
import { Screen } from './ui/Screen'

jest.mock('./platform/network/network')

const mall = network as unknown as FakeNetwork

test('the mall is asked whether it is open at the start and whenever the app comes to the front', async () => {
  mall.on('/api/website/info', { data: { wap_status: 0, close_reason: '盘点中' } })
  await act(async () => void render(<App>{<Screen title="标题">内容</Screen>}</App>))
  expect(screen.getByText('盘点中')).toBeVisible()
  expect(screen.queryByText('内容')).toBeNull()
  mall.on('/api/website/info', { data: { wap_status: 1, close_reason: '' } })
  await act(() => unitPage.fire('show'))
  expect(screen.getByText('内容')).toBeVisible()
})
