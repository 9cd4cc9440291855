/** Uploads (start-and-login.md section 4). The file itself is the multipart field `file`. */
import * as v from 'valibot'
import { call } from './define'
import { optional, out, text } from './fields'
import { wechatIdentity } from './wechat'

/** The last segment of the address. */
export const uploadPaths = ['headimg', 'evaluateimg', 'chatimg', 'refundimg', 'authimg'] as const
export type UploadPath = (typeof uploadPaths)[number]
/** The same for the operator's pictures, which come with a key in place of a token. */
export const operatorFolder = 'operator'

/** Bytes of one picture. */
export const maxUpload = 5 * 1024 * 1024

const uploaded = v.object({ pic_path: out.url })
export type Uploaded = v.InferOutput<typeof uploaded>

export const upload = {
  '/api/upload/{path}': call({
    auth: 'T',
    ticket: true,
    params: {
      /** headimg takes an auth_ticket in place of the token */
      auth_ticket: wechatIdentity.auth_ticket,
      app_type: optional(text(20)),
      app_type_name: optional(text(50)),
    },
    data: uploaded,
  }),
  '/api/upload/headimgBase64': call({
    auth: 'T',
    // base64 is a third longer than its bytes, and a data url has a head
    params: {
      images: v.pipe(
        v.string(),
        v.maxLength(Math.ceil((maxUpload * 4) / 3) + 100),
        // a form turns + into a blank where nobody has escaped it
        v.regex(/^(data:image\/\w+;base64,)?[a-z0-9+/ ]+=*$/i),
      ),
    },
    data: uploaded,
  }),
} as const
