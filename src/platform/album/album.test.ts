import Taro from '@tarojs/taro'
import { host } from '../host/host'
import { album as browser } from './album.h5'
import { album } from './album.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { downloadFile: jest.fn(), saveImageToPhotosAlbum: jest.fn(), openSetting: jest.fn() },
}))
jest.mock('../host/host', () => ({ host: { appType: 'h5' } }))

const taro = Taro as unknown as Record<'downloadFile' | 'saveImageToPhotosAlbum' | 'openSetting', jest.Mock>
const url = 'https://mall.test/upload/poster/a.png'

describe('in the mini-program', () => {
  beforeEach(() => taro.downloadFile.mockResolvedValue({ statusCode: 200, tempFilePath: 'tmp://a' }))

  test('the file is fetched and kept', async () => {
    taro.saveImageToPhotosAlbum.mockResolvedValueOnce({})
    expect(await album.save(url, 'a.png')).toBe('saved')
    expect(taro.saveImageToPhotosAlbum).toHaveBeenCalledWith({ filePath: 'tmp://a' })
  })

  test.each([
    ['saveImageToPhotosAlbum:fail auth deny', 'refused'],
    ['saveImageToPhotosAlbum:fail auth denied', 'refused'],
    ['saveImageToPhotosAlbum:fail:auth denied', 'refused'],
    ['saveImageToPhotosAlbum:fail cancel', 'cancelled'],
    ['saveImageToPhotosAlbum:fail file not found', 'failed'],
  ])('%s', async (errMsg, outcome) => {
    taro.saveImageToPhotosAlbum.mockRejectedValueOnce({ errMsg })
    expect(await album.save(url, 'a.png')).toBe(outcome)
  })

  test('a file that is not there is not kept', async () => {
    taro.saveImageToPhotosAlbum.mockClear()
    taro.downloadFile.mockResolvedValueOnce({ statusCode: 404, tempFilePath: 'tmp://error' })
    expect(await album.save(url, 'a.png')).toBe('failed')
    expect(taro.saveImageToPhotosAlbum).not.toHaveBeenCalled()
  })
})

describe('in a browser', () => {
  const load = jest.fn()
  beforeAll(() => {
    Object.assign(globalThis, { fetch: load })
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  })

  test('it becomes a download', async () => {
    load.mockResolvedValueOnce({ ok: true, blob: async () => new Blob() })
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    expect(await browser.save(url, 'tea.png')).toBe('saved')
    expect(names).toEqual(['tea.png'])
  })

  test('a lost connection and a missing file are failures', async () => {
    load.mockRejectedValueOnce(new TypeError('network'))
    expect(await browser.save(url, 'tea.png')).toBe('failed')
    load.mockResolvedValueOnce({ ok: false })
    expect(await browser.save(url, 'tea.png')).toBe('failed')
  })

  test("WeChat's browser leaves it to the hand", async () => {
    Object.assign(host, { appType: 'wechat' })
    expect(await browser.save(url, 'tea.png')).toBe('byHand')
  })
})
