import { motion as browser } from './motion.h5'
import { motion as weapp } from './motion.weapp'

test('a finger is told from the column, a key tells no place', () => {
  jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ left: 300 } as DOMRect)
  expect(browser.spotOf({ clientX: 340, clientY: 20 })).toEqual({ x: 40, y: 20 })
  expect(browser.spotOf({ clientX: 0, clientY: 0 })).toBeUndefined()
  expect(weapp.spotOf({ changedTouches: [{ clientX: 4, clientY: 5 }] })).toEqual({ x: 4, y: 5 })
  expect(weapp.spotOf({})).toBeUndefined()
})
