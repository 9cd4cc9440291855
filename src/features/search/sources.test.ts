import { CallFailure, type FailureKind } from '@/api/CallFailure'
import { codes } from '@/api/codes'
import { eitherOf } from './sources'

const own = { word: '苹果', kind: 'goods', id: 0 } as const
const gathered = { word: '果干', kind: 'category', id: 3 } as const

/** What a second keyword finds after the call for the first one failed so. */
async function after(kind: FailureKind, code = 0) {
  const first = jest
    .fn()
    .mockRejectedValueOnce(new CallFailure(kind, '', code))
    .mockResolvedValue([own])
  const source = eitherOf(first, async () => [gathered])
  const at = await source('a').catch(() => 'failed')
  return [at, await source('b'), first.mock.calls.length]
}

test.each<[FailureKind, number]>([
  ['refused', codes.TOO_OFTEN],
  ['offline', 0],
  ['timeout', 0],
  ['network', 0],
])('a mall whose call fails for now (%s %i) is asked again for the next keyword', async (kind, code) => {
  expect(await after(kind, code)).toEqual(['failed', [own], 2])
})

test.each<[FailureKind, number]>([
  ['refused', -1],
  ['garbage', 0],
])('of a mall without the call (%s %i) the same is gathered, at once and from then on', async (kind, code) => {
  expect(await after(kind, code)).toEqual([[gathered], [gathered], 1])
})
