import { create } from 'zustand'

/** How the login at the start of the app ended (start-and-login.md section 5). */
export type LaunchOutcome =
  | 'member'
  /** a member since this moment: the reward popup is shown */
  | 'registered'
  | 'guest'
  /** the page is being left for WeChat, which comes back with a code */
  | 'leaving'
  /** WeChat knows the shopper, the mall does not: the register-config branch */
  | 'unregistered'

const store = create<{ outcome: LaunchOutcome | undefined }>(() => ({ outcome: undefined }))

/** undefined until it is known, and again once somebody has dealt with it. */
export const useLaunchOutcome = (): LaunchOutcome | undefined => store((state) => state.outcome)
export const setLaunchOutcome = (outcome: LaunchOutcome | undefined): void => store.setState({ outcome })
