import { kept, squareOf, start } from './crop'

const wide = { width: 1200, height: 800 }

test('begins with the middle, as large as it goes', () => {
  expect(squareOf(wide, start)).toEqual({ x: 200, y: 0, side: 800 })
  expect(squareOf({ width: 600, height: 900 }, start)).toEqual({ x: 0, y: 150, side: 600 })
})

test('dragging to the right shows what lies on the left', () => {
  expect(squareOf(wide, kept(wide, { x: 0.1, y: 0, zoom: 1 }))).toEqual({ x: 120, y: 0, side: 800 })
})

test('no drag leaves an empty edge', () => {
  expect(squareOf(wide, kept(wide, { x: 9, y: 9, zoom: 1 }))).toEqual({ x: 0, y: 0, side: 800 })
  expect(squareOf(wide, kept(wide, { x: -9, y: -9, zoom: 1 }))).toEqual({ x: 400, y: 0, side: 800 })
  expect(squareOf(wide, kept(wide, { x: -9, y: -9, zoom: 2 }))).toEqual({ x: 800, y: 400, side: 400 })
})

test('zoom stays between filling the window and four times that', () => {
  expect(kept(wide, { x: 0, y: 0, zoom: 0.2 }).zoom).toBe(1)
  expect(squareOf(wide, kept(wide, { x: 0, y: 0, zoom: 99 })).side).toBe(200)
})
