// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { on, useLayer } from './suite'

useLayer()

on('Films', 'plays in the page, tells size and time, and stops when the page is left', async (tools) => {
  const { page, noted, style } = tools
  const [failed] = (await noted('error')) as { errMsg: string }[]
  assert.ok(failed?.errMsg)
  const [meta] = (await noted('meta')) as { width: number; height: number }[]
  assert.deepEqual([meta?.width, meta?.height], [160, 120])
  await noted('play')
  const [time] = (await noted('time')) as { currentTime: number }[]
  assert.equal(typeof time?.currentTime, 'number')
  const film = page.locator('#film')
  assert.deepEqual(
    [
      await film.getAttribute('aria-label'),
      await film.getAttribute('playsinline'),
      await film.getAttribute('controls'),
    ],
    ['A film', '', ''],
  )
  assert.equal(await style('#film', 'object-fit'), 'cover')
  assert.equal(await page.locator('#broken').getAttribute('controls'), null)
  await page.locator('#leave').tap()
  await noted('pause')
})

on('Canvases', 'Taro finds the canvas by its host and draws', async ({ page }) => {
  // its size is taken in an effect, after the first picture
  await page.waitForFunction(() => document.querySelector<HTMLCanvasElement>('canvas[canvas-id=flat]')?.width !== 300)
  const seen = await page.evaluate(() => {
    const flat = document.querySelector<HTMLCanvasElement>('canvas[canvas-id=flat]')!
    const modern = document.getElementById('modern') as HTMLElement & { type?: string }
    const inner = modern.getElementsByTagName('canvas')[0]!
    inner.getContext('2d')!.fillRect(0, 0, 5, 5)
    return {
      flat: [flat.width, flat.height, flat.parentElement!.className],
      host: [modern.tagName, modern.type, modern.offsetWidth, modern.offsetHeight],
      pixel: inner.getContext('2d')!.getImageData(1, 1, 1, 1).data[3],
    }
  })
  assert.deepEqual(seen, {
    flat: [200, 100, 'own'],
    host: ['TARO-CANVAS-CORE', '2d', 100, 50],
    pixel: 255,
  })
})

on('Webs', 'shows http pages only, fenced', async ({ page, noted }) => {
  const frame = page.locator('iframe')
  const [loaded] = await noted('load')
  assert.deepEqual(loaded, { src: '/pic/20x20.svg' })
  assert.match((await frame.getAttribute('sandbox')) ?? '', /allow-scripts/)
  assert.doesNotMatch((await frame.getAttribute('sandbox')) ?? '', /allow-top-navigation( |$)/)
  assert.equal(await frame.getAttribute('allow'), null)
  assert.equal(await frame.getAttribute('referrerpolicy'), 'strict-origin-when-cross-origin')
  // what the browser would let a page of another origin ask for in the frame
  const passedOn = await frame.evaluate((node: HTMLIFrameElement) => {
    const { featurePolicy: policy } = node as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    node.src = 'https://elsewhere.example/'
    const sensitive = ['geolocation', 'camera', 'microphone', 'payment', 'clipboard-write', 'clipboard-read']
    const allowed = policy.allowedFeatures().filter((one) => sensitive.includes(one))
    node.src = '/pic/20x20.svg'
    return allowed
  })
  assert.deepEqual(passedOn, [])
  const hostile = [
    'javascript:parent.hit=1',
    ' jav\tascript:parent.hit=1',
    'data:text/html,<script>parent.hit=1</script>',
    'blob:x',
    'file:///etc/passwd',
  ]
  for (const next of hostile) {
    await page.evaluate((src) => Object.assign(window, { next: src }), next)
    await page.locator('#next').click()
    assert.equal(await frame.getAttribute('src'), null, next)
  }
  assert.equal(await page.evaluate(() => (window as unknown as { hit?: number }).hit), undefined)
})
