import { randomBytes } from 'node:crypto'
import { codes } from '@mall/contract/envelope'
import { maxUpload, operatorFolder, uploadPaths, type Uploaded, type UploadPath } from '@mall/contract/upload'
import type { Fields } from '../../http/form'
import { refuse, type Ctx } from '../../http/route'
import { loginFirst } from '../../http/session'
import { monthFolder } from '../../lib/date'
import { spend } from '../../limits/limits'
import type { Mall } from '../../mall'
import { reencode } from '../../outside/files/reencode'
import { isLiving, livingTicket } from '../auth/ticket.service'
import { noteOwner, type PictureOwner } from './ownPictures.service'

const notAPicture = () =>
  refuse(
    { zh: '图片上传失败，请换一张图片', en: 'This picture could not be uploaded. Please choose another.' },
    { code: codes.PARAMETER_ERROR },
  )
const tooBig = () =>
  refuse({ zh: '图片不能超过 5MB', en: 'A picture may have up to 5 MB' }, { code: codes.PARAMETER_ERROR })

/** Pictures one caller may leave within an hour: an evaluation of many goods is far below it, a shop's catalogue not. */
const most = { member: 120, operator: 5000 }

interface Sender {
  /** by what uploads are counted */
  subject: string
  most: number
  /** null: the operator's pictures are everybody's */
  owner: PictureOwner | null
}

const isPath = (path: string): path is UploadPath => (uploadPaths as readonly string[]).includes(path)

/** Before there is a member a ticket of WeChat's says who sends a picture. */
export const hasTicket = async ({ auth_ticket }: Fields, mall: Mall, now: number): Promise<boolean | undefined> =>
  typeof auth_ticket === 'string' && auth_ticket !== '' ? isLiving(mall, auth_ticket, now) : undefined

/** The multipart file of the call, in the folder its address names. */
export async function keepUpload(ctx: Ctx, ticket: string | undefined): Promise<Uploaded> {
  const { upload, operator } = ctx
  if (operator) {
    if (!upload) throw notAPicture()
    const sender = { subject: `key ${operator.name}`, most: most.operator, owner: null }
    return keep(ctx, operatorFolder, sender, upload.bytes)
  }
  if (ctx.memberId === 0) {
    const row = await livingTicket(ctx, ticket)
    // wire/start-and-login section 4: nothing but a face
    if (upload && upload.path !== 'headimg') throw loginFirst()
    if (!upload) throw notAPicture()
    const owner = { app_type: row.app_type, openid: row.openid }
    return keep(ctx, 'headimg', { subject: `t${row.ticket_hash}`, most: most.member, owner }, upload.bytes)
  }
  if (!upload || !isPath(upload.path)) throw notAPicture()
  return keep(ctx, upload.path, senderOf(ctx), upload.bytes)
}

/** A face as base64, with or without the head of a data url. */
export async function keepFace(ctx: Ctx, images: string): Promise<Uploaded> {
  const [, data = ''] = /^(?:data:image\/\w+;base64,)?([a-z0-9+/]+=*)$/i.exec(images.replace(/\s/g, '+')) ?? []
  return keep(ctx, 'headimg', senderOf(ctx), Buffer.from(data, 'base64'))
}

const senderOf = ({ memberId }: Ctx): Sender => ({ subject: `m${memberId}`, most: most.member, owner: { memberId } })

async function keep(
  { mall, now }: Ctx,
  folder: UploadPath | typeof operatorFolder,
  { subject, most, owner }: Sender,
  bytes: Uint8Array,
): Promise<Uploaded> {
  if (bytes.length > maxUpload) throw tooBig()
  await spend(mall.db, { subject, name: 'uploads', most, seconds: 3600, now })
  const picture = bytes.length > 0 ? await reencode(bytes) : undefined
  if (!picture) throw notAPicture()
  const name = randomBytes(15).toString('base64url')
  const pic_path = `upload/${folder}/${monthFolder(now)}/${name}.${picture.extension}`
  await mall.outside.files.save(pic_path, picture.bytes)
  if (owner) await noteOwner(mall.db, owner, pic_path, now)
  return { pic_path }
}
