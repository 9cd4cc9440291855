import type { Person } from '../orderLives/people'

/** How many of a member's messages are unread. */
export const unreadOf = async (who: Person): Promise<number> =>
  (await who.ask<{ count: number }>('/sitemessage/api/sitemessage/getpermessagecount')).count
