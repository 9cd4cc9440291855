import { serve } from '../../http/route'
import type { Module } from '../module'
import { keepFace, keepUpload } from './upload.service'

export const uploadModule: Module = {
  routes: [
    serve('/api/upload/{path}', ({ auth_ticket }, ctx) => keepUpload(ctx, auth_ticket)),
    serve('/api/upload/headimgBase64', ({ images }, ctx) => keepFace(ctx, images)),
  ],
}
