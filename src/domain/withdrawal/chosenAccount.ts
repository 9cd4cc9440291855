import { createChoice } from '@/session/choice'

/** The account picked on the accounts page for the application below it. */
export const { useChosen: useChosenAccount, choose: chooseAccount, drop: dropAccounts } = createChoice()
