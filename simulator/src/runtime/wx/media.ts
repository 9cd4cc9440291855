import { shownPage, type Sim } from '../sim'
import { bytesOf, textOfBytes } from './bytes'
import { recorded, WxFailure, type Area } from './define'
import { fileOfData, filesOf, shownAddress } from './files'
import { imageSize } from './imageSize'
import { need } from './needs'
import { fileOfPlace, packageFile } from './pickedFiles'
import { isOnline } from './connection'
import { requireScope } from './scopes'

interface CompressOptions {
  src: string
  quality?: number
}
const mostPictures = 9

/** Pictures: chosen, looked at, measured, kept. */
export function mediaArea(sim: Sim): Area {
  /** What the user picks; nothing to pick is turning away. */
  async function picked(count = mostPictures) {
    const { media } = sim.scenario
    if (media === 'cancel' || media.length === 0) throw new Error('cancel')
    const paths = await Promise.all(media.slice(0, count).map((place) => fileOfPlace(sim, place)))
    return paths.map((path) => ({ path, size: filesOf(sim).pick(path).bytes.length }))
  }

  async function bytesAt(src: string): Promise<Uint8Array<ArrayBuffer>> {
    if (/^https?:/.test(src)) {
      if (!isOnline(sim)) throw new Error('download image fail. reason: net::ERR_INTERNET_DISCONNECTED')
      const params = { url: src, header: {}, method: 'GET', timeout: 60_000 }
      const { status, body } = await sim.host.ask<{ status: number; body: string }>('network.download', params).answer
      if (status !== 200) throw new Error(`download image fail. reason: ${status}`)
      return bytesOf(body, 'base64')
    }
    if (src.startsWith('wxfile://')) return filesOf(sim).pick(src).bytes
    return fileOfData(src)?.bytes ?? packageFile(sim, fromPage(sim, src))
  }

  return {
    async: {
      chooseImage: (options: { count?: number }) =>
        recorded(sim, 'chooseImage', options, async () => {
          const tempFiles = await picked(options.count)
          return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles }
        }),
      chooseMedia: (options: { count?: number; mediaType?: string[] }) =>
        recorded(sim, 'chooseMedia', options, async () => {
          const { mediaType = ['image', 'video'] } = options
          if (!mediaType.some((type) => type === 'image' || type === 'mix'))
            throw new Error('not simulated: chooseMedia of videos')
          const files = await picked(options.count)
          const tempFiles = files.map(({ path, size }) => ({ tempFilePath: path, size, fileType: 'image' }))
          return { tempFiles, type: 'image', failedCount: 0 }
        }),
      previewImage(options: { urls: string[]; current?: string | number }) {
        need(options, { urls: 'Array' })
        const shown = (place: string) => shownAddress(sim, place)
        const current = typeof options.current === 'string' ? shown(options.current) : options.current
        sim.chrome.previewImage({ urls: options.urls.map(shown), current })
      },
      saveImageToPhotosAlbum: (options: { filePath: string }) =>
        recorded(sim, 'saveImageToPhotosAlbum', options, async () => {
          need(options, { filePath: 'String' })
          if (/^https?:/.test(options.filePath)) throw new WxFailure('file not exists', { errno: 1300002 })
          const bytes = await bytesAt(options.filePath)
          if (!imageSize(bytes)) throw new Error('invalid image')
          await requireScope(sim, 'scope.writePhotosAlbum')
          return {}
        }),
      async getImageInfo(options: { src: string }) {
        need(options, { src: 'String' })
        const bytes = await bytesAt(options.src)
        const size = imageSize(bytes)
        if (!size) throw new Error('image format not supported')
        const path = options.src.startsWith('wxfile://') ? options.src : filesOf(sim).keepForNow(bytes, size.type)
        return { ...size, path, orientation: 'up' }
      },
      async compressImage(options: CompressOptions) {
        need(options, { src: 'String' })
        const tempFilePath = await compressed(sim, await bytesAt(options.src), options.quality ?? 80)
        return { tempFilePath }
      },
    },
  }
}

/** A path as the shown page means it. */
function fromPage(sim: Sim, src: string): string {
  return new sim.window.URL(src, `http://app/${shownPage(sim)?.path ?? ''}`).pathname
}

/** By the browser's canvas; jsdom has none. */
async function compressed(sim: Sim, bytes: Uint8Array<ArrayBuffer>, quality: number): Promise<string> {
  const size = imageSize(bytes)
  if (!size) throw new Error('invalid image')
  const canvas = sim.window.document.createElement('canvas')
  const context = 'createImageBitmap' in sim.window ? canvas.getContext('2d') : null
  if (!context) throw new Error('not simulated: wx.compressImage without a browser')
  canvas.width = size.width
  canvas.height = size.height
  context.drawImage(await sim.window.createImageBitmap(new sim.window.Blob([bytes])), 0, 0)
  const [, body = ''] = canvas.toDataURL('image/jpeg', quality / 100).split(',')
  const smaller = bytesOf(body, 'base64')
  const kept = textOfBytes(smaller.subarray(0, 4), 'hex').startsWith('ffd8') ? smaller : bytes
  return filesOf(sim).keepForNow(kept, 'jpg')
}
