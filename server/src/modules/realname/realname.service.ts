import type { RealnameInfo } from '@mall/contract/realname'
import { codes } from '@mall/contract/envelope'
import { refuse, type Ctx } from '../../http/route'
import { dayStart, dayText, secondsLeftOfDay } from '../../lib/date'
import { spend } from '../../limits/limits'
import { lockMember, nameMissing, setPerson } from '../member/member.service'
import { areOwn } from '../upload/ownPictures.service'
import { keep, told } from '../../words/kept'
import { phrase } from '../../words/phrases'
import { parseIdCard } from './idCard'
import * as store from './realname.store'

/** Tries of one member a day: whose number is right is nobody's game. */
const mostADay = 10

interface Form {
  auth_card_name: string
  auth_card_no: string
  auth_card_front: string
  auth_card_back: string
  auth_card_hand?: string | undefined
}

export async function info({ mall, memberId, language }: Ctx): Promise<RealnameInfo | null> {
  const row = await store.find(mall.db, memberId)
  if (!row) return null
  const [auth_card_front, auth_card_back, auth_card_hand] = await Promise.all(
    [row.auth_card_front, row.auth_card_back, row.auth_card_hand].map((place) =>
      privatePicture(mall.outside.files, place),
    ),
  )
  return {
    status: row.status as RealnameInfo['status'],
    auth_card_name: row.auth_card_name,
    auth_card_no: row.auth_card_no,
    auth_card_front: auth_card_front ?? '',
    auth_card_back: auth_card_back ?? '',
    auth_card_hand: auth_card_hand ?? '',
    remark: told(row, 'remark', language),
  }
}

/** The picture itself, small: it has no address that anybody else could open. */
async function privatePicture(files: Ctx['mall']['outside']['files'], place: string): Promise<string> {
  const bytes = place && (await files.readSmaller(place))
  return bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : ''
}

const masked = (number: string) =>
  number.replace(/^(.).*(.)$/, (_, a: string, z: string) => `${a}${'*'.repeat(Math.max(0, number.length - 2))}${z}`)

/** The number's check decides at once (wire/member section 9). */
export async function apply(ctx: Ctx, form: Form): Promise<void> {
  const { mall, memberId, now } = ctx
  const name = form.auth_card_name.trim()
  const number = form.auth_card_no.trim().toUpperCase()
  if (name === '') throw nameMissing()
  if (number === '') throw refuse({ zh: '请输入身份证号', en: 'Please enter your ID number' })
  await checkPictures(ctx, form)
  const seconds = secondsLeftOfDay(now)
  await spend(mall.db, { subject: String(memberId), name: 'realname_day', most: mostADay, seconds, now })
  const card = parseIdCard(number, dayText(now))
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    if ((await store.find(trx, memberId))?.status === 1)
      throw refuse({ zh: '您已通过实名认证', en: 'You are verified already' }, { errorCode: 'REALNAME_FIXED' })
    await store.save(trx, {
      member_id: memberId,
      status: card ? 1 : -1,
      auth_card_name: name,
      auth_card_no: masked(number),
      auth_card_front: form.auth_card_front,
      auth_card_back: form.auth_card_back,
      auth_card_hand: form.auth_card_hand ?? '',
      ...keep({ remark: card ? '' : phrase('realname.wrongNumber') }),
      create_time: now,
    })
    if (!card) return
    const sex = card.sex === 'male' ? 1 : 2
    await setPerson(trx, memberId, { realname: name, sex, birthday: dayStart(card.birthday) })
  })
}

const uploaded = /^upload\/authimg\/(?:[\w-]+\/)*[\w-]+\.(?:jpe?g|png)$/i

/** Only the member's own: another's card would be shown by memberauth/info. */
async function checkPictures(ctx: Ctx, { auth_card_front, auth_card_back, auth_card_hand }: Form): Promise<void> {
  const { mall, memberId } = ctx
  const places = [auth_card_front, auth_card_back, ...(auth_card_hand ? [auth_card_hand] : [])]
  const missing = () =>
    refuse(
      { zh: '请上传身份证照片', en: 'Please upload the pictures of your ID card' },
      { code: codes.PARAMETER_ERROR },
    )
  if (!places.every((place) => uploaded.test(place))) throw missing()
  if (!(await areOwn(mall.db, { memberId }, 'authimg', places))) throw missing()
  for (const place of places) if (!(await mall.outside.files.exists(place))) throw missing()
}
