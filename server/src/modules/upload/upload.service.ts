import { randomBytes } from 'node:crypto'
import { codes } from '@mall/contract/envelope'
import { maxUpload, uploadPaths, type Uploaded, type UploadPath } from '@mall/contract/upload'
import { refuse, type Ctx } from '../../http/route'
import { monthFolder } from '../../lib/months'
import { spend } from '../../limits/limits'
import { reencode } from '../../outside/files/reencode'
import { livingTicket } from '../auth/ticket.service'

const notAPicture = () => refuse('图片上传失败，请换一张图片', { code: codes.PARAMETER_ERROR })
const tooBig = () => refuse('图片不能超过 5MB', { code: codes.PARAMETER_ERROR })

/** Pictures one caller may leave within an hour: an evaluation of many goods is far below it. */
const most = 120

const isPath = (path: string): path is UploadPath => (uploadPaths as readonly string[]).includes(path)

/** The multipart file of the call, in the folder its address names. */
export async function keepUpload(ctx: Ctx, ticket: string | undefined): Promise<Uploaded> {
  const { upload } = ctx
  if (!upload || !isPath(upload.path)) throw notAPicture()
  // wire/start-and-login section 4: only a face may be sent before there is a member
  if (ctx.memberId === 0 && upload.path !== 'headimg') throw refuse('请先登录', { errorCode: 'TOKEN_NOT_EXIST' })
  const subject = ctx.memberId > 0 ? `m${ctx.memberId}` : `t${(await livingTicket(ctx, ticket)).ticket_hash}`
  return keep(ctx, upload.path, subject, upload.bytes)
}

/** A face as base64, with or without the head of a data url. */
export async function keepFace(ctx: Ctx, images: string): Promise<Uploaded> {
  const [, data = ''] = /^(?:data:image\/\w+;base64,)?([a-z0-9+/]+=*)$/i.exec(images.replace(/\s/g, '+')) ?? []
  return keep(ctx, 'headimg', `m${ctx.memberId}`, Buffer.from(data, 'base64'))
}

async function keep({ mall, now }: Ctx, path: UploadPath, subject: string, bytes: Uint8Array): Promise<Uploaded> {
  if (bytes.length > maxUpload) throw tooBig()
  await spend(mall.db, { subject, name: 'uploads', most, seconds: 3600, now })
  const picture = bytes.length > 0 ? await reencode(bytes) : undefined
  if (!picture) throw notAPicture()
  const name = randomBytes(15).toString('base64url')
  const pic_path = `upload/${path}/${monthFolder(now)}/${name}.${picture.extension}`
  await mall.outside.files.save(pic_path, picture.bytes)
  return { pic_path }
}
