import Taro from '@tarojs/taro'
import { picking as browser } from './picking.h5'
import { picking } from './picking.weapp'
import { longestSide } from './port'

jest.mock('@tarojs/taro', () => {
  const names = 'chooseMedia getImageInfo compressImage cropImage canIUse downloadFile'
  return { __esModule: true, default: Object.fromEntries(names.split(' ').map((name) => [name, jest.fn()])) }
})
const taro = Taro as unknown as Record<string, jest.Mock>

describe('in the mini-program', () => {
  test('chosen pictures are compressed, huge ones to the longest side', async () => {
    taro.chooseMedia!.mockResolvedValueOnce({ tempFiles: [{ tempFilePath: 'a' }, { tempFilePath: 'b' }] })
    taro
      .getImageInfo!.mockResolvedValueOnce({ width: 4000, height: 3000 })
      .mockResolvedValueOnce({ width: 3, height: 4 })
    taro.compressImage!.mockImplementation(async ({ src }: { src: string }) => ({ tempFilePath: `${src}.jpg` }))
    expect(await picking.choose(3, 'camera')).toEqual(['a.jpg', 'b.jpg'])
    expect(taro.chooseMedia).toHaveBeenCalledWith(expect.objectContaining({ count: 3, sourceType: ['camera'] }))
    expect(taro.compressImage!.mock.calls[0]![0]).toMatchObject({ compressedWidth: longestSide })
    expect(taro.compressImage!.mock.calls[1]![0]).not.toHaveProperty('compressedWidth')
  })

  test('turning away is a value, a failure throws', async () => {
    taro.chooseMedia!.mockRejectedValueOnce({ errMsg: 'chooseMedia:fail cancel' })
    expect(await picking.choose(1)).toBe('cancelled')
    taro.chooseMedia!.mockRejectedValueOnce({ errMsg: 'chooseMedia:fail privacy' })
    await expect(picking.choose(1)).rejects.toMatchObject({ errMsg: 'chooseMedia:fail privacy' })
  })

  test('without a page for cutting the picture stays whole', async () => {
    const square = { x: 0, y: 0, side: 1 }
    taro.canIUse!.mockReturnValueOnce(false)
    expect(await picking.cut('a', square, 800)).toBe('a')
    taro.canIUse!.mockReturnValue(true)
    taro.cropImage!.mockResolvedValueOnce({ tempFilePath: 'cut' })
    expect(await picking.cut('a', square, 800)).toBe('cut')
    taro.cropImage!.mockRejectedValueOnce({ errMsg: 'cropImage:fail cancel' })
    expect(await picking.cut('a', square, 800)).toBe('cancelled')
  })

  test("WeChat's own face is fetched, a chosen one is a file already", async () => {
    taro.downloadFile!.mockResolvedValueOnce({ statusCode: 200, tempFilePath: 'tmp' })
    expect(await picking.avatarFile('https://thirdwx.qlogo.cn/a/132')).toBe('tmp')
    for (const file of ['wxfile://tmp_1.jpg', 'http://tmp/1.jpg']) expect(await picking.avatarFile(file)).toBe(file)
    taro.downloadFile!.mockResolvedValueOnce({ statusCode: 404 })
    await expect(picking.avatarFile('https://thirdwx.qlogo.cn/a/132')).rejects.toThrow('404')
  })
})

describe('in a browser', () => {
  const input = () => document.querySelector<HTMLInputElement>('.t-file')!

  test('the camera is asked for by its attribute, several pictures by theirs', async () => {
    const choosing = browser.choose(3, 'camera')
    expect([input().multiple, input().getAttribute('capture'), input().accept]).toEqual([
      true,
      'environment',
      'image/*',
    ])
    input().dispatchEvent(new Event('change'))
    expect(await choosing).toBe('cancelled')
    expect(input()).toBeNull()
  })

  test('turning away is told by the event where there is one, else by the focus', async () => {
    jest.useFakeTimers()
    const choosing = browser.choose(1)
    expect([input().multiple, input().hasAttribute('capture')]).toEqual([false, false])
    if ('oncancel' in input()) input().dispatchEvent(new Event('cancel'))
    else {
      dispatchEvent(new Event('focus'))
      jest.advanceTimersByTime(1000)
    }
    expect(await choosing).toBe('cancelled')
    jest.useRealTimers()
  })
})
