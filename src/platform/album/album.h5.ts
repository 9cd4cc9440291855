import { host } from '../host/host'
import type { AlbumPort } from './port'

export const album: AlbumPort = {
  async save(url, name) {
    // WeChat's browser has no downloads
    if (host.appType === 'wechat') return 'byHand'
    try {
      const answer = await fetch(url)
      if (!answer.ok) return 'failed'
      const link = document.createElement('a')
      // the name is kept only for addresses of our own
      link.href = URL.createObjectURL(await answer.blob())
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      return 'saved'
    } catch {
      return 'failed'
    }
  },
}
