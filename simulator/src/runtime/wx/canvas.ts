import type { Sim } from '../sim'
import { bytesOf } from './bytes'
import type { Area } from './define'
import { filesOf } from './files'

interface Options {
  canvas?: HTMLCanvasElement
  canvasId?: string
  x?: number
  y?: number
  width?: number
  height?: number
  destWidth?: number
  destHeight?: number
  fileType?: 'png' | 'jpg'
  quality?: number
}

/** Pictures of a canvas of type 2d; jsdom draws none. */
export function canvasArea(sim: Sim): Area {
  return {
    async: {
      canvasToTempFilePath(options: Options) {
        const { canvas, fileType = 'png', quality = 0.92 } = options
        if (!canvas) throw new Error(`not simulated: canvasToTempFilePath by canvasId "${options.canvasId ?? ''}"`)
        const { x = 0, y = 0, width = canvas.width - x, height = canvas.height - y } = options
        const picture = sim.window.document.createElement('canvas')
        picture.width = options.destWidth ?? width * sim.phone.ratio
        picture.height = options.destHeight ?? height * sim.phone.ratio
        const drawing = 'createImageBitmap' in sim.window ? picture.getContext('2d') : null
        if (!drawing) throw new Error('not simulated: wx.canvasToTempFilePath without a browser')
        drawing.drawImage(canvas, x, y, width, height, 0, 0, picture.width, picture.height)
        const [, body = ''] = picture.toDataURL(fileType === 'jpg' ? 'image/jpeg' : 'image/png', quality).split(',')
        return { tempFilePath: filesOf(sim).keepForNow(bytesOf(body, 'base64'), fileType) }
      },
    },
  }
}
