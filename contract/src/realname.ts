/** Real name (member.md section 9). */
import * as v from 'valibot'
import { call } from './define'
import { out, text } from './fields'

const realnameInfo = v.object({
  /** 0 waiting, 1 passed, -1 failed */
  status: v.picklist([0, 1, -1]),
  auth_card_name: out.text,
  /** masked */
  auth_card_no: out.text,
  auth_card_front: out.url,
  auth_card_back: out.url,
  auth_card_hand: out.url,
  remark: out.text,
})
export type RealnameInfo = v.InferOutput<typeof realnameInfo>

const picture = () => text(500)

export const realname = {
  '/api/memberauth/info': call({ auth: 'T', params: {}, data: v.nullable(realnameInfo) }),
  '/api/memberauth/add': call({
    auth: 'T',
    params: {
      auth_card_name: text(50),
      // a number that fails its check is stored as refused, not answered with -10006
      auth_card_no: text(18),
      // front and back are what a card is; a picture of it in the hand may come with them
      auth_card_hand: v.optional(picture()),
      auth_card_front: picture(),
      auth_card_back: picture(),
    },
    data: out.none,
  }),
} as const
