import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { modes } from './open'
import { drive, type ClientElement, type ClientPage, type Driven } from './withClient'

interface Heard {
  type: string
  id: string
  detail: Record<string, unknown>
}
type Typed = ClientElement & {
  input(value: string): Promise<void>
  slideTo(value: number): Promise<void>
  callFunction(name: string, ...args: unknown[]): Promise<unknown>
}

/** Forms: what each control tells, and what the form collects. */
for (const mode of modes) {
  void describe(`built-ins of forms, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    const one = async (id: string) => {
      const found = await page.$(`#${id}`)
      assert.ok(found, `no #${id}`)
      return found as Typed
    }
    /** Events since the last call, but those of lines. */
    const heard = async (): Promise<Heard[]> => {
      const all = (await page.data('heard')) as Heard[]
      await page.setData({ heard: [] })
      return all.filter(({ type }) => type !== 'linechange')
    }
    before(async () => {
      it = await drive(mode)
      page = await it.route('reLaunch', { url: '/pages/form/form' })
    })
    beforeEach(() => heard())
    after(() => it.close())

    test('input: typing is told, cut at maxlength, and read back', async () => {
      const name = await one('name')
      assert.equal(await name.property('value'), 'Ada')
      await name.input('Grace Hopper')
      assert.equal(await name.property('value'), 'Grace Ho')
      assert.equal(await page.data('name'), 'Grace Ho')
      assert.deepEqual(
        (await heard()).filter(({ type }) => type === 'input'),
        [{ type: 'input', id: 'name', detail: { value: 'Grace Ho', cursor: 8, keyCode: 114 } }],
      )
    })

    test('input: what the handler returns takes the place of what was typed', async () => {
      const upper = await one('upper')
      await upper.input('abc')
      assert.equal(await upper.property('value'), 'ABC')
    })

    test('input: setData alone changes it, a number keyboard gives digits', async () => {
      await page.setData({ name: 'Mary' })
      assert.equal(await (await one('name')).property('value'), 'Mary')
      const digits = await one('digits')
      await digits.input('1a2b3')
      assert.equal(await digits.property('value'), '123')
    })

    test('a finger elsewhere takes the focus away', async () => {
      await (await one('name')).tap()
      await heard()
      await (await one('mini')).tap()
      const told = await heard()
      assert.deepEqual(
        told.map(({ type, id }) => `${id} ${type}`),
        ['name blur', 'mini tap'],
      )
    })

    test('textarea tells its lines', async () => {
      const note = await one('note')
      await note.input('one\ntwo\nthree')
      const all = (await page.data('heard')) as Heard[]
      const lines = all.filter(({ type }) => type === 'linechange').pop()
      assert.equal(lines?.detail.lineCount, 3)
      assert.equal(await note.property('value'), 'one\ntwo\nthree')
    })

    test('switch and slider', async () => {
      await (await one('switch')).tap()
      const slider = await one('slider')
      await slider.slideTo(23)
      assert.deepEqual(await heard(), [
        { type: 'change', id: 'switch', detail: { value: true } },
        { type: 'change', id: 'slider', detail: { value: 25 } },
      ])
      assert.equal(await slider.property('value'), 25)
    })

    test('checkbox: the group tells the values; a label taps for its control; a disabled one does not change', async () => {
      await (await one('pear')).tap()
      await (await one('fig')).tap()
      await (await one('apple')).tap()
      await (await one('pear-label')).tap()
      assert.deepEqual(
        (await heard()).map(({ id, detail }) => [id, detail.value]),
        [
          ['fruits', ['apple', 'pear']],
          ['fruits', ['pear']],
          ['fruits', []],
        ],
      )
      await (await one('pear-label')).tap()
    })

    test('radio: one at a time, by label too, and none twice', async () => {
      await (await one('large-label')).tap()
      await (await one('large')).tap()
      assert.deepEqual(await heard(), [{ type: 'change', id: 'sizes', detail: { value: 'large' } }])
      assert.equal(await (await one('small')).property('checked'), false)
    })

    test('picker and picker-view: chosen, and told in the words of their mode', async () => {
      await (await one('picker')).callFunction('picker.choose', 2)
      await (await one('many')).callFunction('picker.choose', [1, 0])
      await (await one('time')).callFunction('picker.choose', '10:15')
      await (await one('region')).callFunction('picker.choose', ['浙江省', '杭州市', '西湖区'])
      await (await one('wheel')).callFunction('picker-view.choose', [2, 1])
      assert.deepEqual(
        (await heard()).map(({ id, detail }) => [id, detail]),
        [
          ['picker', { value: '2' }],
          ['many', { value: [1, 0] }],
          ['time', { value: '10:15' }],
          ['region', { value: ['浙江省', '杭州市', '西湖区'], code: ['330000', '330100', '330106'], postcode: '' }],
          ['wheel', { value: [2, 1] }],
        ],
      )
    })

    test('a region the sample does not have is an error', async () => {
      const region = await one('region')
      await assert.rejects(region.callFunction('picker.choose', ['火星']), /not simulated: region/)
    })

    test('form: submit collects every name, after the tap; reset empties', async () => {
      await (await one('submit')).tap()
      const [tap, submitted] = await heard()
      assert.equal(tap?.type, 'tap')
      assert.deepEqual(submitted?.detail.value, {
        name: 'Mary',
        upper: 'ABC',
        digits: '123',
        note: 'one\ntwo\nthree',
        switch: true,
        slider: 25,
        fruits: ['pear'],
        size: 'large',
        picker: '2',
        many: [1, 0],
        time: '10:15',
        date: '2024-02-28',
        region: ['浙江省', '杭州市', '西湖区'],
        wheel: [2, 1],
        steps: 3,
      })
      assert.equal(submitted?.detail.formId, 'the formId is a mock one')
      assert.equal((submitted?.detail.target as { id: string }).id, 'submit')
      await (await one('reset')).tap()
      assert.equal((await heard()).pop()?.type, 'reset')
      assert.equal(await (await one('name')).property('value'), '')
      assert.equal(await (await one('switch')).property('checked'), false)
      assert.equal(await (await one('pear')).property('checked'), false)
    })

    test('button: its defaults; a disabled one hears no tap; open-type answers', async () => {
      assert.equal(await (await one('mini')).property('hoverClass'), 'button-hover')
      assert.equal(await (await one('mini')).property('hoverStartTime'), 20)
      await (await one('disabled')).tap()
      await (await one('phone')).tap()
      const [told] = await heard()
      assert.equal(told?.type, 'getphonenumber')
    })

    test('hover-class: after its start time, not above hover-stop-propagation, gone after its stay time', async () => {
      const [outer, inner] = [await one('pressed'), await one('stops')]
      const worn = async (element: Typed) => (await element.style('background-color')) === 'rgb(208, 232, 208)'
      const touch = { touches: [], changedTouches: [{ identifier: 0, pageX: 1, pageY: 1, clientX: 1, clientY: 1 }] }
      await outer.touchstart(touch as never)
      await sleep(60)
      assert.equal(await worn(outer), true)
      await outer.touchend(touch as never)
      await sleep(160)
      assert.equal(await worn(outer), false)
      await inner.touchstart(touch as never)
      await sleep(60)
      assert.deepEqual([await worn(inner), await worn(outer)], [true, false])
      await inner.touchend(touch as never)
    })

    test('longpress comes after 350 ms and no tap follows it', async () => {
      await sleep(50)
      await heard()
      await (await one('pressed')).longpress()
      assert.deepEqual(
        (await heard()).map(({ type }) => type),
        ['longpress'],
      )
    })
  })
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
