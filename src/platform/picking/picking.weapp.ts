import Taro from '@tarojs/taro'
import { jpegQuality, longestSide, type PickingPort } from './port'

const isCancel = (fault: unknown) => /cancel/i.test(String((fault as { errMsg?: string } | undefined)?.errMsg))

async function size(file: string) {
  const { width, height } = await Taro.getImageInfo({ src: file })
  return { width, height }
}

/** As it came where WeChat cannot: the server makes it smaller too. */
async function compressed(file: string): Promise<string> {
  try {
    const { width, height } = await size(file)
    const large = Math.max(width, height) > longestSide
    const { tempFilePath } = await Taro.compressImage({
      src: file,
      quality: jpegQuality * 100,
      ...(large ? (width >= height ? { compressedWidth: longestSide } : { compressedHeight: longestSide }) : {}),
    })
    return tempFilePath
  } catch {
    return file
  }
}

export const picking: PickingPort = {
  async choose(count, from) {
    try {
      const { tempFiles } = await Taro.chooseMedia({
        count,
        mediaType: ['image'],
        sourceType: from ? [from] : ['album', 'camera'],
        sizeType: ['compressed'],
      })
      return await Promise.all(tempFiles.map(({ tempFilePath }) => compressed(tempFilePath)))
    } catch (fault) {
      if (isCancel(fault)) return 'cancelled'
      throw fault
    }
  },
  size,
  cutsItself: true,
  async cut(file) {
    // missing below base library 2.26; the face is then shown by its middle
    if (typeof Taro.cropImage !== 'function' || !Taro.canIUse('cropImage')) return file
    try {
      return (await Taro.cropImage({ src: file, cropScale: '1:1' })).tempFilePath
    } catch (fault) {
      return isCancel(fault) ? 'cancelled' : file
    }
  },
  offersAvatar: true,
  async avatarFile(address) {
    // WeChat's own face has an address, a chosen picture is a file
    if (!/^https?:\/\/(?!tmp\/)/.test(address)) return address
    const { statusCode, tempFilePath } = await Taro.downloadFile({ url: address })
    if (statusCode !== 200) throw new Error(`avatar ${statusCode}`)
    return tempFilePath
  },
}
