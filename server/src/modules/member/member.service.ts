import * as store from './member.store'

/** Serialises what a member does in two places at once: limits per member are checked under it. */
export const lockMember = store.lock
