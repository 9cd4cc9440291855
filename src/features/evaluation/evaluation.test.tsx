import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { storage } from '@/platform/storage/storage'
import { beginEra } from '@/session/era'
import * as opening from '@/navigation/open'
import { dropToken, signIn } from '@/session/token'
import * as toasting from '@/session/toast'
import { routes } from '@/routes'
import { readDraft } from './drafts'
import { EvaluateScreen } from './EvaluateScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/picking/picking', () => {
  const { fakePicking } = jest.requireActual<typeof import('@/platform/picking/fake')>('@/platform/picking/fake')
  return { picking: fakePicking(['one']) }
})
jest.mock('@/platform/upload/upload', () => ({
  upload: {
    send: () => ({
      answer: Promise.resolve({ status: 200, text: '{"code":0,"data":{"pic_path":"upload/evaluateimg/1.jpg"}}' }),
      abort: () => undefined,
    }),
  },
}))

const mall = network as unknown as FakeNetwork
const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const wentBack = jest.spyOn(opening, 'back').mockResolvedValue(undefined as never)
const told = jest.spyOn(toasting, 'toast')

const line = (order_goods_id: number, more: object = {}) => ({
  ...{ order_goods_id, goods_id: 10, sku_id: 20, sku_name: `青瓷茶杯 ${order_goods_id}`, sku_image: '', num: 1 },
  ...{ price: '59.90', ...more },
})
const said = (more: object = {}) => ({
  ...{ evaluate_id: 1, order_goods_id: 1, scores: 4, explain_type: 1, content: '釉色温润', images: '', is_audit: 1 },
  ...{ member_name: '林晓', member_headimg: '', sku_name: '', explain_first: '', create_time: 1_763_000_000 },
  ...{ again_content: '', again_images: '', again_explain: '', again_time: 0, ...more },
})
const form = (evaluate_status: number, list: object[] = [line(1)]) =>
  mall.on('/api/order/evluateinfo', { data: { evaluate_status, evaluate_status_name: '', list } })
const config = (over: object = {}) =>
  mall.on('/api/goodsevaluate/config', {
    data: { evaluate_status: 1, evaluate_show: 1, evaluate_audit: 0, ...over },
  })
const order = (over: object = {}) =>
  mall.on('/api/order/detail', {
    data: { order_id: 3, order_no: '2026', order_type: 1, site_name: '青禾家居', is_evaluate: 1, ...over },
  })
const show = async () => {
  unitPage.at(`${routes.orderEvaluate.path}?order_id=3`)
  const shown = render(<EvaluateScreen />)
  await unitPage.settled()
  return shown
}
const find = (handle: string) => document.querySelector(handle)
const tap = (handle: string) => act(async () => void fireEvent.click(find(handle)!))
const type = (words: string) =>
  act(async () => void fireEvent.change(find('textarea.t-evaluate-words')!, { target: { value: words } }))
const sent = (path: string) => mall.to(`/api/goodsevaluate/${path}`).map(({ params }) => params)
const add = (answer: Parameters<typeof mall.on>[1] = { data: null }) => mall.on('/api/goodsevaluate/add', answer)

let clock = Date.now()
beforeEach(() => {
  mall.reset()
  for (const spy of [opened, wentBack, told]) spy.mockClear()
  signIn('T1')
  act(() => beginEra())
  // what was answered just before is asked anew
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  storage.remove('evaluate_drafts')
  form(0)
  config()
  order()
  add()
  mall.on('/api/goodsevaluate/again', { data: null })
  mall.on('/api/member/info', { data: { nickname: '林晓', headimg: 'h.jpg' } })
})

describe('a first evaluation', () => {
  it('begins with five stars for all, and can be sent at once', async () => {
    await show()
    for (const place of ['.t-evaluate-line', '.t-score-description', '.t-score-service', '.t-score-delivery'])
      expect([place, find(`${place} .t-star-word`)?.textContent]).toEqual([place, '非常满意'])
    expect(find('.t-kind-1')).toHaveAttribute('aria-checked', 'true')
    await tap('.t-submit-evaluation')
    expect(sent('add')).toMatchObject([{ shop_desccredit: '5', shop_servicecredit: '5', shop_deliverycredit: '5' }])
    expect(JSON.parse(String(sent('add')[0]?.goods_evaluate))).toMatchObject([{ scores: 5, explain_type: 1 }])
  })

  it('keeps the kinds in step, and is sent once', async () => {
    await show()
    await tap('.t-evaluate-line .t-kind-2')
    expect(find('.t-evaluate-line .t-star-word')).toHaveTextContent('一般')
    await tap('.t-evaluate-line .t-star-4')
    expect(find('.t-kind-1')).toHaveAttribute('aria-checked', 'true')
    await tap('.t-score-service .t-star-3')
    await type(' 釉色温润 ')
    await tap('.t-picture-add')
    await waitFor(() => expect(find('.t-picture-sending')).toBeNull())
    await tap('.t-anonymous .t-switch')
    await tap('.t-submit-evaluation')
    const [one, ...more] = sent('add')
    expect(more).toEqual([])
    expect(one).toMatchObject({ order_id: '3', order_no: '2026', member_name: '林晓', is_anonymous: '1' })
    expect(one).toMatchObject({ shop_desccredit: '5', shop_servicecredit: '3' })
    expect(JSON.parse(String(one?.goods_evaluate))).toMatchObject([
      { content: '釉色温润', images: 'upload/evaluateimg/1.jpg', scores: 4, explain_type: 1 },
    ])
    expect(told).toHaveBeenLastCalledWith('评价成功，感谢您的分享')
    expect(wentBack).toHaveBeenCalledTimes(1)
  })

  it('tells that an auditor comes first', async () => {
    config({ evaluate_audit: 1 })
    await show()
    expect(find('.t-evaluate-note')).toHaveTextContent('评价将在审核通过后展示')
    await tap('.t-submit-evaluation')
    expect(told).toHaveBeenLastCalledWith('已提交，审核通过后展示')
  })

  it('that is refused for its words says about which line, and keeps them', async () => {
    form(0, [line(1), line(2)])
    add({
      code: -1,
      message: '评价含有不适当的内容，请修改',
      error_code: 'CONTENT_REFUSED',
      data: { order_goods_id: 2 },
    })
    await show()
    const [first, second] = document.querySelectorAll('.t-evaluate-line')
    await type('违规')
    await tap('.t-submit-evaluation')
    expect(first!.querySelector('.t-field-error')).toBeNull()
    expect(second!.querySelector('.t-field-error')).toHaveTextContent('评价含有不适当的内容，请修改')
    expect([find('textarea.t-evaluate-words'), wentBack.mock.calls.length]).toMatchObject([{ value: '违规' }, 0])
    await type('很好')
    expect(find('.t-field-error')).toBeNull()
  })

  it('whose answer was lost is over when it arrived, and stays when it did not', async () => {
    await show()
    mall.on('/api/goodsevaluate/add', () => {
      throw new NetworkFault('timeout')
    })
    await tap('.t-submit-evaluation')
    expect(wentBack).not.toHaveBeenCalled()
    form(1)
    await tap('.t-submit-evaluation')
    await waitFor(() => expect(wentBack).toHaveBeenCalledTimes(1))
    expect(readDraft(3, 'first')).toBeUndefined()
  })
})

describe('what was written and not sent', () => {
  it('is there again, until it is cleared', async () => {
    const { unmount } = await show()
    await tap('.t-evaluate-line .t-star-3')
    await type('釉色温润')
    await tap('.t-picture-add')
    await waitFor(() => expect(find('.t-picture-sending')).toBeNull())
    unmount()
    expect(told).toHaveBeenLastCalledWith('未提交的内容已保存')
    await show()
    expect(find('.t-restored')).not.toBeNull()
    expect(find('textarea.t-evaluate-words')).toMatchObject({ value: '釉色温润' })
    expect([document.querySelectorAll('.t-picture').length, find('.t-star-word')?.textContent]).toEqual([1, '一般'])
    await tap('.t-clear-draft')
    expect(find('textarea.t-evaluate-words')).toMatchObject({ value: '' })
    expect([find('.t-picture'), find('.t-restored')]).toEqual([null, null])
  })

  it('is of no order, of no other stage and of no other member', async () => {
    const { unmount } = await show()
    await type('釉色温润')
    unmount()
    expect(readDraft(3, 'first')?.lines[1]?.words).toBe('釉色温润')
    expect([readDraft(4, 'first'), readDraft(3, 'again')]).toEqual([undefined, undefined])
    act(() => dropToken())
    expect(readDraft(3, 'first')).toBeUndefined()
  })

  it('leaves nothing where nothing was written', async () => {
    const { unmount } = await show()
    unmount()
    expect(told).not.toHaveBeenCalled()
    expect(storage.get('evaluate_drafts')).toBeUndefined()
  })
})

describe('a second evaluation', () => {
  it('stands under the first, and leaves lines without one out', async () => {
    form(1, [line(1, { evaluation: said({ is_audit: 0 }) }), line(2)])
    await show()
    expect(document.querySelectorAll('.t-evaluate-line')).toHaveLength(1)
    expect(find('.t-first-evaluation')).toHaveTextContent('釉色温润')
    expect(find('.t-standing')).toHaveTextContent('审核中')
    expect([find('.t-shop-scores'), find('.t-anonymous')]).toEqual([null, null])
    await tap('.t-submit-evaluation')
    expect(told).toHaveBeenLastCalledWith('写几句或添加图片再提交吧')
    await type('用了一周，很耐看')
    await tap('.t-submit-evaluation')
    expect(JSON.parse(String(sent('again')[0]?.goods_evaluate))).toEqual([
      { order_goods_id: 1, again_content: '用了一周，很耐看', again_images: '' },
    ])
    expect(told).toHaveBeenLastCalledWith('追评成功，感谢您的分享')
    expect(wentBack).toHaveBeenCalledTimes(1)
  })
})

describe('without a form', () => {
  it('what was said is shown as others read it, with its way to the goods', async () => {
    form(2, [line(1, { evaluation: said({ again_time: 1_763_000_000, again_content: '很耐看', is_audit: -1 }) })])
    order({ is_evaluate: 0 })
    await show()
    expect(screen.getByText('我的评价')).toBeInTheDocument()
    expect(find('.t-evaluation-again')).toHaveTextContent('很耐看')
    expect(find('.t-standing')).toHaveTextContent('未通过审核')
    await tap('.t-to-goods')
    expect(opened).toHaveBeenCalledWith(routes.goodsDetail, { sku_id: 20 })
  })

  it.each([
    ['the mall takes none', 'off', () => config({ evaluate_status: 0 })],
    ['all was refunded', 'none', () => form(0, [])],
    ['the goods have not come', 'early', () => order({ is_evaluate: 0 })],
    ['the server does not tell what was said', 'told', () => form(2)],
  ])('%s', async (_name, stage, arrange) => {
    arrange()
    await show()
    await tap(`.t-evaluate-${stage} .t-to-order`)
    expect(opened).toHaveBeenCalledWith(routes.orderDetail, { order_id: 3 }, { replace: true })
    expect(find('.t-submit-evaluation')).toBeNull()
  })

  it('an order of somebody else is refused in the words of the mall', async () => {
    mall.on('/api/order/evluateinfo', { code: -1, message: '订单不存在' })
    await show()
    expect(find('.t-failed')).toHaveTextContent('订单不存在')
  })
})
