import { codes } from '@mall/contract/envelope'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
beforeEach(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterEach(() => server.close())

const save = (params: Parameters<typeof server.operator<'/operator/api/notice/save'>>[1]) =>
  server.operator('/operator/api/notice/save', params)

it('lists notices, pinned ones first, then the newest', async () => {
  const { data: before } = await server.call('/api/notice/page', { receiving_type: 'mobile' })
  const order = before.list.map((row) => [row.is_top, row.create_time])
  expect(order).toEqual([...order].sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]!))
  const { data: id } = await save({ title: '春节发货', content: '<p>照常</p>' })
  const { data: pinned } = await save({ title: '置顶', content: '<p>1</p>', is_top: 1 })
  await save({ title: '给商家', content: '', receiving_type: 'shop' })
  const { data: after } = await server.call('/api/notice/page', { receiving_type: 'mobile' })
  expect(after.count).toBe(before.count + 2)
  expect(after.list[0]).toMatchObject({ id: pinned, is_top: 1, receiving_name: '手机端' })
  expect(after.list.find((row) => !row.is_top)).toMatchObject({ id, create_time: server.clock.now() })
})

it('shows chosen notices as chosen', async () => {
  const { data: rows } = await server.call('/api/notice/lists', { id_arr: '3,404,1,3' })
  expect(rows.map((row) => row.id)).toEqual([3, 1])
  expect((await server.call('/api/notice/info', { id: 1 })).data.content).toContain('<p>')
  expect(await server.call('/api/notice/info', { id: 404 })).toMatchObject({ code: -1 })
})

it('lets the platform change and delete a notice', async () => {
  expect(await save({ id: 1, title: '新标题', content: '<p>新</p>' })).toMatchObject({ code: 0, data: 1 })
  expect((await server.call('/api/notice/info', { id: 1 })).data).toMatchObject({ title: '新标题', is_top: 0 })
  expect(await server.operator('/operator/api/notice/delete', { id: 1 })).toMatchObject({ code: 0 })
  expect(await server.call('/api/notice/info', { id: 1 })).toMatchObject({ code: -1 })
  expect(await server.operator('/operator/api/notice/delete', { id: 1 })).toMatchObject({ code: -1 })
  expect(await save({ id: 1, title: 'x', content: '' })).toMatchObject({ code: -1 })
  expect(await server.operator('/operator/api/notice/delete', { id: 2 }, 3)).toMatchObject({ code: codes.NOT_ALLOWED })
})

it('shows help by class', async () => {
  const { data: classes } = await server.call('/api/helpclass/lists', { app_module: 'shop' })
  const [first] = classes
  expect(classes.every((one) => one.child_list.length > 0)).toBe(true)
  const { data: page } = await server.call('/api/help/page', { class_id: first!.class_id })
  expect(page.list.map(({ id, title }) => ({ id, title }))).toEqual(first!.child_list)
  const { data: all } = await server.call('/api/help/page', { page_size: 100 })
  expect(all.count).toBe(classes.flatMap((one) => one.child_list).length)
  const { data: info } = await server.call('/api/help/info', { id: first!.child_list[0]!.id })
  expect(info).toMatchObject({ class_name: first!.class_name, content: expect.stringContaining('<p>') })
  expect(await server.call('/api/help/info', { id: 404 })).toMatchObject({ code: -1 })
})

it('makes a class with its first article and finds it by name afterwards', async () => {
  const write = (more: object) =>
    server.operator('/operator/api/help/save', { title: '礼品卡怎么用', content: '<p>1</p>', ...more })
  const { data: one } = await write({ class_name: ' 礼品卡 ' })
  const { data: two } = await write({ class_name: '礼品卡', sort: 5 })
  const { data: info } = await server.call('/api/help/info', { id: one })
  expect(info).toMatchObject({ class_name: '礼品卡', create_time: server.clock.now() })
  const { data: page } = await server.call('/api/help/page', { class_id: info.class_id })
  expect(page.list.map(({ id }) => id)).toEqual([one, two])
  expect(await write({ id: one, class_id: 1, title: '换类' })).toMatchObject({ data: one })
  expect((await server.call('/api/help/info', { id: one })).data).toMatchObject({ class_id: 1, title: '换类' })
  expect(await write({})).toMatchObject({ code: -1, error_code: 'REQUEST_CLASS_NAME' })
  expect(await write({ class_id: 404 })).toMatchObject({ code: -1 })
  expect(await write({ id: 404, class_id: 1 })).toMatchObject({ code: -1 })
  expect(await server.operator('/operator/api/help/delete', { id: two })).toMatchObject({ code: 0 })
  expect(await server.operator('/operator/api/help/delete', { id: two })).toMatchObject({ code: -1 })
})
