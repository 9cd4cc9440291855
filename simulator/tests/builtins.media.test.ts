import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { builtInTags } from '../src/shared/builtIns'
import { dateColumns, timeColumns } from '../src/runtime/builtins/pickerDates'
import { codesOf, regionColumns } from '../src/runtime/builtins/regions'
import { modes } from './open'
import { drive, type ClientElement, type ClientPage, type Driven } from './withClient'

interface Heard {
  type: string
  id: string
  detail: Record<string, unknown>
}

/** Pictures, words, and what is only a place with a label. */
for (const mode of modes) {
  const layout = mode === 'chromium'
  const needsLayout = layout ? {} : { skip: 'needs a layout' }
  void describe(`built-ins that show, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    const one = async (id: string): Promise<ClientElement> => {
      const found = await page.$(`#${id}`)
      assert.ok(found, `no #${id}`)
      return found
    }
    const heard = async (id: string): Promise<Heard[]> =>
      ((await page.data('heard')) as Heard[]).filter((event) => event.id === id)
    const size = async (id: string) => {
      const { width, height } = await (await one(id)).size()
      return [width, height]
    }
    before(async () => {
      it = await drive(mode)
      page = await it.route('reLaunch', { url: '/pages/media/media' })
      if (layout) await page.waitFor(async () => (await heard('broken')).length > 0)
    })
    after(() => it.close())

    test('image: load tells its natural size, a missing one is an error', needsLayout, async () => {
      assert.deepEqual(await heard('fill'), [{ type: 'load', id: 'fill', detail: { width: 80, height: 40 } }])
      const [failed] = await heard('broken')
      assert.equal(failed?.type, 'error')
      assert.match(String(failed?.detail.errMsg), /images\/none\.png/)
    })

    test('image: 320 x 240 unless a style says so; the other side follows the picture', needsLayout, async () => {
      assert.deepEqual(await size('fill'), [80, 80])
      assert.deepEqual(await size('width-fix'), [100, 50])
      assert.deepEqual(await size('height-fix'), [60, 30])
      await page.setData({ late: '/images/wide.png' })
      assert.deepEqual(await size('late'), [320, 240])
    })

    test('offline no picture of the network comes', async () => {
      await it.control.scenario({ network: 'offline' })
      await page.setData({ late: 'https://pictures.example/a.png' })
      await it.control.scenario({ network: 'online' })
      assert.equal(await (await one('late')).property('src'), 'https://pictures.example/a.png')
    })

    test('rich-text: trusted tags and attributes alone', async () => {
      const inside = async (id: string) => (await one(id)).text()
      assert.equal(await inside('rich'), 'Rich & safe')
      assert.equal((await inside('html')).replace(/\u00a0/g, ' ').trim(), 'From HTML <text>')
      const { warnings } = (await it.control.measurements())!
      assert.ok(
        warnings.some((words) => words.includes('<script> is not trusted')),
        'a warning of the script',
      )
      await (await one('rich')).tap()
      assert.equal((await heard('rich')).length, 1)
    })

    test('text: decode, space and lines', async () => {
      assert.equal((await (await one('decoded')).text()).replace(/[\u2002\u00a0]/g, '_'), 'a<b_<c>_d')
      assert.equal(await (await one('lines')).text(), 'one\ntwo')
    })

    test('progress: an active one tells when it has come to its end', async () => {
      await page.waitFor(async () => (await heard('active')).length > 0)
      assert.deepEqual((await heard('active'))[0]?.detail, { curPercent: 80 })
    })

    test('match-media shows what fits', needsLayout, async () => {
      assert.ok(Number((await size('narrow'))[1]) > 0)
      assert.deepEqual(await size('broad'), [0, 0])
    })

    test('what is not simulated says so', async () => {
      const { warnings } = (await it.control.measurements())!
      for (const tag of ['video', 'map', 'camera']) assert.ok(warnings.includes(`not simulated: <${tag}>`), tag)
      assert.ok(warnings.some((words) => words.startsWith('not simulated: <sticky-header>')))
    })

    test('defaults are those WeChat documents', async () => {
      const defaults = async (id: string, names: string[]) =>
        Promise.all(names.map(async (name) => (await one(id)).property(name)))
      assert.deepEqual(await defaults('fit', ['mode', 'lazyLoad', 'webp']), ['aspectFit', false, false])
      assert.deepEqual(await defaults('video', ['controls', 'objectFit', 'initialTime']), [true, 'contain', 0])
      assert.deepEqual(await defaults('away', ['openType', 'hoverStayTime', 'delta']), ['navigate', 600, 1])
    })

    test('an attribute no property list knows is a warning', async () => {
      const { warnings } = (await it.control.measurements())!
      assert.ok(warnings.some((words) => words.includes('"noSuchThing" is not a valid property')))
      assert.deepEqual(
        warnings.filter((words) => words.includes('is not a valid property') && !words.includes('noSuchThing')),
        [],
      )
    })

    test('web-view: loads, and hands its messages over when it goes', needsLayout, async () => {
      const script = "parent.postMessage({ miniProgram: 'postMessage', data: { n: 1 } }, '*')"
      const web = `data:text/html,<script>${encodeURIComponent(script)}</script>`
      await page.setData({ web })
      await page.waitFor(async () => (await heard('web')).length > 0)
      assert.deepEqual((await heard('web'))[0], { type: 'load', id: 'web', detail: { src: web } })
      await page.setData({ web: '' })
      assert.deepEqual((await heard('web'))[1], { type: 'message', id: 'web', detail: { data: [{ n: 1 }] } })
    })

    test('root-portal: its content is heard, goes with it, and nothing around moves it', async () => {
      await (await one('above')).tap()
      assert.equal((await heard('above')).length, 1)
      if (layout) assert.deepEqual(await (await one('above')).offset(), { left: 0, top: 0 })
      await page.setData({ portal: false })
      assert.equal(await page.$('#above'), null)
      await page.setData({ portal: true })
      assert.equal(await (await one('above')).text(), 'above')
    })

    test('page-container tells each step of its way in and out', async () => {
      await page.setData({ half: true })
      await page.waitFor(async () => (await heard('half')).length === 3)
      await page.setData({ half: false })
      await page.waitFor(async () => (await heard('half')).length === 6)
      const steps = (await heard('half')).map(({ type }) => type)
      assert.deepEqual(steps, ['beforeenter', 'enter', 'afterenter', 'beforeleave', 'leave', 'afterleave'])
    })

    test('the way back closes a page-container, and only then the page', async () => {
      const steps = async () => (await heard('half')).length
      const before = await steps()
      await page.setData({ half: false })
      await page.setData({ half: true })
      await page.waitFor(async () => (await steps()) === before + 3)
      await it.mp.callWxMethod('navigateBack')
      await page.waitFor(async () => (await steps()) === before + 6)
      assert.equal((await it.mp.currentPage())!.path, page.path)
      // the page still says that it stands: it is put up again only when that changes
      await page.setData({ half: false })
      await page.setData({ half: true })
      await page.waitFor(async () => (await steps()) === before + 9)
      await page.setData({ half: false })
      await page.waitFor(async () => (await steps()) === before + 12)
    })

    test('page-meta gives the page a style', async () => {
      await page.setData({ pageStyle: 'overflow: hidden', title: 'Changed' })
      assert.equal(await (await page.$('page'))!.style('overflow'), 'hidden')
    })

    test('navigator goes, with its query', async () => {
      await (await one('away')).tap()
      const there = (await it.mp.currentPage())!
      assert.equal(there.path, 'sub/deep/deep')
      assert.deepEqual(there.query, { from: 'media' })
    })
  })
}

void describe('wheels of a picker', () => {
  test('time between its ends', () => {
    const wheels = timeColumns('09:45', '09:30', '11:10')
    assert.deepEqual(wheels.columns([0])[0], ['09', '10', '11'])
    assert.equal(wheels.columns([0])[1]![0], '30')
    assert.deepEqual(wheels.columns([2])[1]!.slice(-1), ['10'])
    assert.deepEqual(wheels.chosen(), [0, 15])
    assert.equal(wheels.value([2, 59]), '11:10')
  })
  test('dates know the length of a month and the fields', () => {
    const wheels = dateColumns('2024-02-28', '2024-01-01', '2025-12-31', 'day', new Date(0))
    assert.equal(wheels.columns([0, 1])[2]!.length, 29)
    assert.equal(wheels.columns([1, 1])[2]!.length, 28)
    assert.deepEqual(wheels.chosen(), [0, 1, 27])
    assert.equal(wheels.value([1, 1, 28]), '2025-02-28')
    assert.equal(dateColumns('2024-02', '', '', 'month', new Date(0)).value([124, 1]), '2024-02')
  })
  test('regions have names and codes', () => {
    assert.deepEqual(regionColumns([2, 0], 2)[1], ['杭州市', '宁波市'])
    assert.deepEqual(codesOf(['广东省', '深圳市', '南山区']), ['440000', '440300', '440305'])
    assert.throws(() => codesOf(['火星']), /not simulated/)
  })
  test('every tag has one place in the list', () => assert.equal(new Set(builtInTags).size, builtInTags.length))
})
