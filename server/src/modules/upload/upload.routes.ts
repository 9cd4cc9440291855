import { serve, serveUpload } from '../../http/route'
import type { Module } from '../module'
import { hasTicket, keepFace, keepUpload } from './upload.service'

export const uploadModule: Module = {
  routes: [
    serveUpload('/api/upload/{path}', hasTicket, ({ auth_ticket }, ctx) => keepUpload(ctx, auth_ticket)),
    serve('/api/upload/headimgBase64', ({ images }, ctx) => keepFace(ctx, images)),
  ],
}
