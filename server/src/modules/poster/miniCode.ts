import sharp from 'sharp'
import { Refusal, type Ctx } from '../../http/route'
import { pathOf } from './keptDrawings'

/** WeChat's own limit of a scene, in characters. */
const room = 32

/**
 * The code that opens a page of the mini-program, for whoever asks from there: items of `scene` as wire/README section 5.
 * @returns its path; undefined where the mall has no mini-program, the params have no room in a scene, or WeChat gives
 * none. The caller then takes the code of the page on the web, which opens within WeChat too
 */
export async function miniCodeOf(ctx: Ctx, page: string, params: URLSearchParams): Promise<string | undefined> {
  const { wechat, files } = ctx.mall.outside
  const scene = [...params].map(([name, value]) => `${name}-${value}`).join('&')
  const appId = ctx.appType === 'weapp' ? wechat.appIdOf('weapp') : null
  if (!appId || scene.length > room) return undefined
  const draw = async () => {
    const picture = await wechat.miniCode(scene, page)
    if (!picture) throw new Error('no code was given')
    return sharp(picture).resize(430, 430, { fit: 'inside' }).png().toBuffer()
  }
  try {
    return await pathOf(files, { folder: 'qrcode', content: { appId, page, scene }, draw })
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.warn({ err: error, page }, 'WeChat gave no mini-program code')
    return undefined
  }
}
