import { refuse, type Ctx } from '../../http/route'
import { weappOpenid } from '../member/memberPerson.service'
import { addressOf } from '../vetting/vetting.service'

interface Said {
  words?: string | undefined
  /** csv of paths that an upload answered */
  images?: string | undefined
}

/** Pictures of one line. */
const most = 9
/** Only what a member uploaded as such: no address of the world outside gets into the mall. */
const ownPicture = /^\/?upload\/evaluateimg\/[\w-]+(?:\/[\w-]+)*\.[a-z]+$/

/** `pending` waits for an auditor; asks the world outside, so never within a transaction. */
export async function contentVerdict(ctx: Ctx, said: Said[]): Promise<'pass' | 'pending'> {
  const pictures = said.flatMap(({ images = '' }) => {
    const list = images.split(',').filter(Boolean)
    if (list.length > most) throw refuse(`每件商品最多${most}张图片`)
    if (!list.every((one) => ownPicture.test(one))) throw refuse('图片地址不正确，请重新上传')
    return list
  })
  const { content } = ctx.mall.outside
  const author = { openid: await weappOpenid(ctx.mall.db, ctx.memberId), scene: 2 as const }
  const words = said.map((one) => one.words?.trim() ?? '').filter(Boolean)
  const verdicts = await Promise.all([
    ...words.map((text) => content.text(text, author)),
    ...pictures.map(async (picture) => {
      const address = addressOf(ctx.mall, picture)
      return address ? (await content.picture(address, author)).verdict : 'pending'
    }),
  ])
  if (verdicts.includes('refuse')) throw refuse('评价含有不适当的内容，请修改', { errorCode: 'CONTENT_REFUSED' })
  return verdicts.includes('pending') ? 'pending' : 'pass'
}
