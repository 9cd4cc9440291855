import { WxFailure } from './wx/define'

/** What a user did last, as ms of Date.now: tapped a node of the page or a dialog of WeChat's, or ended a payment. */
const last = { page: -Infinity, dialog: -Infinity, payment: -Infinity }
type Deed = keyof typeof last

/** ms in which WeChat still takes a question for the consequence of what the user did */
const soon = 5000

/** A dialog takes the page's tap with it: iPhones refuse what an app asks for after one. */
export function userDid(deed: Deed): void {
  if (deed === 'dialog') last.page = -Infinity
  last[deed] = Date.now()
}

/** Fails unless the user has just done one of these; without any, a tap on the page itself. docs/simulator-rules.md */
export function mustFollowUser(deeds: readonly Deed[] = ['page'], more: object = {}): void {
  if (Date.now() - Math.max(...deeds.map((deed) => last[deed])) > soon)
    throw new WxFailure('can only be invoked by user TAP gesture.', { ...more })
}
