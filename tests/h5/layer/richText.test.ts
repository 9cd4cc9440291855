// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { hostileMarkup } from '../../../server/src/testing/hostileMarkup'
import { on, useLayer, type Tools } from './suite'

const served = useLayer()

/** Shows HTML or a node list and answers what stands in the document then. */
async function shown(page: Tools['page'], nodes: unknown): Promise<string> {
  await page.evaluate((rich) => Object.assign(window, { rich }), nodes)
  await page.locator('#next').click()
  await page.waitForTimeout(20)
  // an element that had a style before keeps an empty one
  return page.locator('#rich').evaluate((node) => node.innerHTML.replaceAll(' style=""', ''))
}

/** Every picture that is asked for comes: one that does not is no picture any more. */
const picturesCome = (page: Tools['page']) =>
  page.route('**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fallback(),
  )

const img = (attributes: string) => `<img ${attributes}loading="lazy" alt="">`

/** one transparent pixel */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const kept: [html: string, out: string][] = [
  [
    '<p class="a" style="color: red; font-size:12px">x <b>y</b></p>',
    '<p class="a" style="color: red; font-size: 12px;">x <b>y</b></p>',
  ],
  ['<img src="/pic/5x5.svg" width="10">', '<img src="/pic/5x5.svg" width="10" loading="lazy" alt="">'],
  [
    '<img src="https://cdn.example/a.png" style="max-width:100% !important">',
    '<img src="https://cdn.example/a.png" loading="lazy" alt="" style="max-width: 100%;">',
  ],
  [`<img src="${dot}">`, img(`src="${dot}" `)],
  [
    '<table border="1"><tr><td colspan="2">c</td></tr></table>',
    '<table border="1"><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
  ],
  [
    '<a href="https://example.com/?a=1&amp;b=2">go</a>',
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">go</a>',
  ],
  ['<a href="tel:+861234">call</a>', '<a href="tel:+861234" target="_blank" rel="noopener noreferrer">call</a>'],
  ['<custom><i>in</i></custom>', '<i>in</i>'],
  ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
]

const hostile: [html: string, out: string][] = [
  ['a<script>window.hit=1</script>b', 'ab'],
  ['<img src=x onerror="window.hit=1">', img('src="x" ')],
  ['<img src="javascript:window.hit=1">', img('')],
  ['<img src="data:image/svg+xml,<svg onload=window.hit=1>">', img('')],
  ['<a href="javascript:window.hit=1">x</a>', '<a>x</a>'],
  ['<a href="  jAvA\tscr\nipt:window.hit=1">x</a>', '<a>x</a>'],
  ['<a href="&#1;javascript:window.hit=1">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>window.hit=1</script>">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<svg onload="window.hit=1"><a xlink:href="javascript:1">x</a></svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror="window.hit=1">', ''],
  ['<iframe srcdoc="<script>parent.hit=1</script>"></iframe>', ''],
  ['<object data="javascript:window.hit=1"></object><embed src="x">', ''],
  ['<form action="javascript:window.hit=1"><button>x</button></form>', ''],
  ['<template><img src=x onerror="window.hit=1"></template>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=window.hit=1>">', null as never],
  ['<p onclick="window.hit=1" onmouseover="window.hit=1" id="page" contenteditable>x</p>', '<p>x</p>'],
  ['<p style="position:fixed;top:0;z-index:9999;background:url(/steal)">x</p>', '<p style="top: 0px;">x</p>'],
  ['<p style="background-image: u\\72l(/steal); color: blue">x</p>', '<p style="color: blue;">x</p>'],
  ['<p style="width: expression(window.hit=1)">x</p>', '<p>x</p>'],
  ['<link rel="stylesheet" href="/steal"><style>body{display:none}</style><meta http-equiv="refresh" content="0">', ''],
  ['<base href="https://evil.example/"><p>x</p>', '<p>x</p>'],
  ['<p constructor="x" __proto__="y">x</p>', '<p>x</p>'],
]

on('Rich', 'keeps what an article needs', async ({ page }) => {
  await picturesCome(page)
  for (const [html, out] of kept) assert.equal(await shown(page, html), out, html)
})

on('Rich', 'nothing that runs, leads astray or covers the page gets in', async ({ page }) => {
  await picturesCome(page)
  for (const [html, out] of hostile) {
    const html2 = await shown(page, html)
    if (out !== null) assert.equal(html2, out, html)
    assert.doesNotMatch(html2, /onerror|onload|onclick|javascript:|<script|<iframe|<style/i, html)
  }
  await page.waitForTimeout(100)
  assert.equal(await page.evaluate(() => (window as unknown as { hit?: number }).hit), undefined)
  assert.equal(served().asked.includes('/steal'), false)
})

on('Rich', 'about two hundred ways of smuggling a script, a frame or a request in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const left: string[] = []
  for (const html of hostileMarkup) {
    await shown(page, html)
    const found = await page.locator('#rich').evaluate((rich) => {
      // what has just been drawn is touched, as a finger would
      for (const element of rich.querySelectorAll('*'))
        for (const type of ['click', 'pointerenter', 'pointerdown', 'touchstart', 'focus', 'toggle', 'animationstart'])
          element.dispatchEvent(new Event(type, { cancelable: true }))
      const odd = [...rich.querySelectorAll('*')].flatMap((element) => [
        ...(/^(script|iframe|object|embed|svg|math|style|link|meta|base|form|input|video|audio)$/.test(
          element.localName,
        )
          ? [element.localName]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              /^on|^srcdoc$|^formaction$|^background$|^id$/.test(name) ||
              /script:|data:text|data:image\/svg/i.test(value),
          )
          .map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ])
      return [...odd, ...((window as unknown as { hit?: number }).hit ? ['ran'] : [])]
    })
    if (found.length > 0) left.push(`${html}: ${found.join()}`)
  }
  assert.deepEqual(left, [])
  await page.waitForTimeout(100)
  assert.equal(await page.evaluate(() => (window as unknown as { hit?: number }).hit), undefined)
  assert.deepEqual(
    asked.filter((url) => /evil/.test(url)),
    [],
  )
})

on('Rich', 'takes the node list of weapp with the same rules', async ({ page }) => {
  const nodes = [
    {
      name: 'div',
      attrs: { class: 'box', style: 'color: red', onclick: 'window.hit=1' },
      children: [
        { type: 'text', text: 'a &lt;b&gt; <i>' },
        { name: 'IMG', attrs: { src: 'javascript:1', width: 3 } },
        { name: 'script', children: [{ type: 'text', text: 'window.hit=1' }] },
        { name: 'a', attrs: { href: 'javascript:1' }, children: [{ type: 'text', text: 'x' }] },
      ],
    },
    { type: 'text', text: 'end' },
    { name: 'p', attrs: null, children: 'not a list' },
  ]
  assert.equal(
    await shown(page, nodes),
    '<div class="box" style="color: red;">a &lt;b&gt; &lt;i&gt;<img width="3" loading="lazy" alt=""><a>x</a></div>end<p></p>',
  )
})

on('Rich', 'hostile depth and odd values do not end the page', async ({ page }) => {
  const deep = await shown(page, '<div>'.repeat(5000) + 'x')
  assert.ok(deep.length < 1000)
  const list = await page.evaluate(() => {
    let node: object = { type: 'text', text: 'x' }
    for (let i = 0; i < 20_000; i += 1) node = { name: 'div', children: [node] }
    Object.assign(window, { rich: [node] })
    return 'set'
  })
  assert.equal(list, 'set')
  await page.locator('#next').click()
  assert.ok((await page.locator('#rich').evaluate((node) => node.innerHTML.length)) < 1000)
  for (const odd of [null, 7, '', []]) assert.equal(typeof (await shown(page, odd)), 'string')
})

on(
  'Rich',
  'a picture that did not come is told by its words, and asked for again when the connection is back',
  async ({ page }) => {
    await page.route('**/pic/7x7.svg', (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    await shown(page, '<p><img src="/pic/7x7.svg" alt="seven"></p>')
    await lost
    await page.waitForFunction(() => document.querySelector('#rich')?.innerHTML === '<p>seven</p>')
    assert.match(await shown(page, '<p><img src="/pic/8x8.svg" alt="eight"></p>'), /8x8/)
    await shown(page, '<p><img src="/pic/7x7.svg" alt="seven"></p>')
    await page.waitForFunction(() => document.querySelector('#rich')?.innerHTML === '<p>seven</p>')
    await page.unroute('**/pic/7x7.svg')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#rich img')?.naturalWidth === 7)
  },
)
