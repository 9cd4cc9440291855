import { fillPage, type Filling } from './markup'

const html =
  '<html><head><title>x</title><script defer fetchpriority="high" src="/js/framework.1.js"></script>' +
  '<script defer fetchpriority="high" src="/js/app.1.js"></script><link href="/css/app.1.css" rel="stylesheet"></head>' +
  '<body><div id="app"></div></body></html>'
const filling: Filling = {
  start: { answers: {}, title: 'Mall', description: '', picture: '/upload/a_big.jpg' },
  parts: { js: ['/chunk/home.1.js'], css: ['/css/home.1.css'] },
  origin: '',
  now: 1,
}
const cover = { script: 'cover()', style: 'i{}' }
const first = { markup: '<p>seen</p>', style: 'p{}', cover, site: '3/0' }

test('with a first screen nothing but its picture is asked for before it is seen', () => {
  const page = fillPage(html, { ...filling, first })
  expect(page).not.toMatch(/<script[^>]* src=/)
  expect(page).not.toMatch(/as="(script|style)"/)
  expect(page).toContain('<link rel="preload" as="image" fetchpriority="high" href="/upload/a_big.jpg"/>')
  expect(page).toContain('<link href="/css/app.1.css" rel="stylesheet" media="not all">')
  expect(page).toContain('data-site="3/0" data-code="/js/framework.1.js /js/app.1.js" data-page="/chunk/home.1.js"')
  expect(page).toMatch(
    /<body><script [^>]*>cover\(\)<\/script><div id="first-screen" class="served" aria-hidden="true"><div inert><p>seen<\/p>/,
  )
})

test('without one the code is asked for at once', () => {
  const page = fillPage(html, filling)
  expect(page).toContain('<script defer fetchpriority="high" src="/js/app.1.js"></script>')
  expect(page).toContain('<link rel="preload" as="script" href="/chunk/home.1.js"/>')
  expect(page).not.toContain('first-screen')
})
