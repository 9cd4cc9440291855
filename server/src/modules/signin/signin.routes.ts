import { serve } from '../../http/route'
import type { Module } from '../module'
import * as signin from './signin.service'

export const signinModule: Module = {
  routes: [
    serve('/api/membersignin/getSignStatus', (_, { mall }) => signin.status(mall)),
    serve('/api/membersignin/award', (_, { mall }) => signin.award(mall)),
    serve('/api/membersignin/issign', (_, ctx) => signin.isSigned(ctx)),
    serve('/api/membersignin/signin', (_, ctx) => signin.signIn(ctx)),
  ],
}
