import Taro from '@tarojs/taro'
import type { AlbumPort, Saved } from './port'

const reasonOf = (fault: unknown) => (fault as { errMsg?: string } | undefined)?.errMsg ?? ''

function outcomeOf(reason: string): Saved {
  if (/auth (deny|denied)|authorize/i.test(reason)) return 'refused'
  return /cancel/i.test(reason) ? 'cancelled' : 'failed'
}

export const album: AlbumPort = {
  async save(url) {
    try {
      const { statusCode, tempFilePath } = await Taro.downloadFile({ url })
      if (statusCode !== 200) return 'failed'
      await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
      return 'saved'
    } catch (fault) {
      return outcomeOf(reasonOf(fault))
    }
  },
}
