import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as uploads from '@/api/upload'
import { picking } from '@/platform/picking/picking'
import { PictureField } from './PictureField'

let chosen: string[] | 'cancelled'
/** one for each sending */
let ends: { resolve: (path: string) => void; reject: (fault: Error) => void; abort: jest.Mock }[]
beforeEach(() => {
  ends = []
  jest
    .spyOn(picking, 'choose')
    .mockImplementation(async (count) => (chosen === 'cancelled' ? chosen : chosen.slice(0, count)))
  jest.spyOn(uploads, 'uploadPicture').mockImplementation((_file, _path, { onProgress } = {}) => {
    const abort = jest.fn()
    const path = new Promise<string>((resolve, reject) => ends.push({ resolve, reject, abort }))
    onProgress?.(0.25)
    return { path, abort }
  })
})

let value: string[]
let pending: number
function Page({ first = [] }: { first?: string[] }) {
  const [paths, setPaths] = useState(first)
  value = paths
  return (
    <PictureField
      label="pictures"
      path="evaluateimg"
      max={3}
      value={paths}
      onChange={setPaths}
      onPending={(n) => (pending = n)}
    />
  )
}
const all = (handle: string) => document.querySelectorAll(handle)
const tap = (handle: string, at = 0) => act(async () => void fireEvent.click(all(handle)[at]!))
const end = (at: number, how: 'resolve' | 'reject') =>
  act(async () =>
    how === 'resolve' ? ends[at]!.resolve(`upload/${at}.jpg`) : ends[at]!.reject(new Error('upload failed')),
  )

test('sends what is chosen, in the order of the row, and counts what is on its way', async () => {
  chosen = ['blob:a', 'blob:b']
  render(<Page />)
  await tap('.t-picture-add')
  expect([all('.t-picture').length, pending, value]).toEqual([2, 2, []])
  await end(1, 'resolve')
  await end(0, 'resolve')
  expect([value, pending]).toEqual([['upload/0.jpg', 'upload/1.jpg'], 0])
})

test('asks for no more than there is room, and the plus goes when it is full', async () => {
  chosen = ['blob:a', 'blob:b', 'blob:c']
  render(<Page first={['upload/x.jpg']} />)
  await tap('.t-picture-add')
  expect(picking.choose).toHaveBeenLastCalledWith(2)
  expect([all('.t-picture').length, all('.t-picture-add').length]).toEqual([3, 0])
})

test('one that failed can be sent again', async () => {
  chosen = ['blob:a']
  render(<Page />)
  await tap('.t-picture-add')
  await end(0, 'reject')
  expect([value, pending]).toEqual([[], 1])
  await tap('.t-picture-retry')
  await end(1, 'resolve')
  expect([value, pending]).toEqual([['upload/1.jpg'], 0])
})

test('a removed one is given up, and does not come back', async () => {
  chosen = ['blob:a']
  render(<Page first={['upload/x.jpg']} />)
  await tap('.t-picture-add')
  fireEvent.click(screen.getByLabelText('删除第 2 张图片'))
  expect(ends[0]!.abort).toHaveBeenCalled()
  await end(0, 'resolve')
  expect(value).toEqual(['upload/x.jpg'])
  await tap('.t-picture-remove')
  expect(value).toEqual([])
})

test('turning away changes nothing', async () => {
  chosen = 'cancelled'
  render(<Page />)
  await tap('.t-picture-add')
  expect(all('.t-picture')).toHaveLength(0)
})
