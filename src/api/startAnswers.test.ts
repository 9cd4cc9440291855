let mockBlock = ''
jest.mock('@/platform/start-data/startData', () => ({ startData: { read: () => mockBlock } }))

const goods = '/api/goodssku/page'
const detail = '/api/goodssku/detail'
let clock = Date.now()

/** The app as it starts: the block is read once. */
async function start(answers: object = {}) {
  mockBlock = JSON.stringify({ now: Math.floor(clock / 1000) + 500, answers })
  jest.resetModules()
  return import('./startAnswers')
}

beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
})

describe('answers that came with the page', () => {
  const question = `${goods}?page=1&page_size=10&site_id=0&website_id=0`
  const asked = { page_size: 10, page: 1, keyword: undefined }

  test('are taken once, for exactly their question, in whatever order it is put', async () => {
    const { takeStartAnswer } = await start({ [question]: { data: 'rows' } })
    expect(takeStartAnswer(goods, { ...asked, page: 2 })).toBeUndefined()
    expect(takeStartAnswer(goods, { ...asked, site_id: 3 })).toBeUndefined()
    expect(takeStartAnswer(goods, asked)).toMatchObject({ data: 'rows' })
    expect(takeStartAnswer(goods, asked)).toBeUndefined()
  })

  test('set the clock', async () => {
    const { takeStartAnswer } = await start({})
    takeStartAnswer(goods, asked)
    const { now } = await import('@/session/clock')
    expect(now()).toBe(Math.floor(clock / 1000) + 500)
  })

  test('of guests are not a member’s', async () => {
    localStorage.setItem('token', '"t"')
    const answers = {
      [`${detail}?site_id=0&sku_id=1&website_id=0`]: { data: 'guest', guest: 1 },
      [question]: { data: 1 },
    }
    const { takeStartAnswer } = await start(answers)
    expect(takeStartAnswer(detail, { sku_id: 1 })).toBeUndefined()
    expect(takeStartAnswer(goods, asked)).toBeDefined()
  })

  test('are old after 10 s', async () => {
    const { takeStartAnswer } = await start({ [question]: { data: 'rows' } })
    clock += 10_001
    expect(takeStartAnswer(goods, asked)).toBeUndefined()
  })

  test.each(['', '{', 'null', '{"answers":3}'])('%p is no answer', async (text) => {
    await start()
    mockBlock = text
    jest.resetModules()
    expect((await import('./startAnswers')).takeStartAnswer(goods, asked)).toBeUndefined()
  })
})
