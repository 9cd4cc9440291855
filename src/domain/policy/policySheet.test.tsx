import { act, render, waitFor } from '@testing-library/react'
import { showLocale } from '@/i18n/locale'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { PolicySheet } from './PolicySheet'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const policies = { shown: 'agreement' as const, read: async () => undefined, close: () => undefined }

afterEach(() => act(() => showLocale('zh-cn')))

test('the agreement wears the title of the mall, in English its own', async () => {
  mall.reset()
  mall.on('/api/register/aggrement', { data: { title: '某商城注册协议', content: '<p>第一条</p>' } })
  render(<PolicySheet policies={policies} />)
  await waitFor(() => expect(document.body).toHaveTextContent('某商城注册协议'))
  await act(() => showLocale('en-us'))
  await waitFor(() => expect(document.body).toHaveTextContent('User agreement'))
  await waitFor(() => expect(document.body).toHaveTextContent('第一条'))
  expect(document.body).not.toHaveTextContent('某商城注册协议')
})
