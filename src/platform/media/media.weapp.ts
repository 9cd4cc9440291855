import Taro from '@tarojs/taro'
import type { MediaPort } from './port'

export const media: MediaPort = {
  // rejects only when the page has gone meanwhile
  preview: ({ urls, at }) =>
    void Taro.previewImage({ urls: [...urls], current: urls[at] ?? '' }).catch(() => undefined),
}
