import { fileUrl } from '@/session/baseUrl'
import { richNodes } from './richNodes'

const style = 'style="display:block;max-width:100%;width:100%;height:auto"'

it('makes pictures fit and their addresses full', () => {
  expect(richNodes('<p>a</p><img width="900" src="upload/a.jpg" alt="杯子">')).toBe(
    `<p>a</p><img src="${fileUrl('upload/a.jpg')}" alt="杯子" ${style}>`,
  )
})

it('keeps full addresses and leaves other html alone', () => {
  expect(richNodes("<b>x</b><IMG src='https://m.test/b.png'>")).toBe(
    `<b>x</b><img src="https://m.test/b.png" alt="" ${style}>`,
  )
})

it('drops handlers of pictures', () => {
  expect(richNodes('<img src=x onerror=alert(1)>')).not.toContain('onerror')
})
