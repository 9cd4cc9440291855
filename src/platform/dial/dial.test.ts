import { dial } from './dial'

test('opens the phone with the bare number', () => {
  const opened: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  dial.dial('(0571) 8888-6666')
  expect(opened).toEqual(['tel:057188886666'])
})
