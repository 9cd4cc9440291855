import { createChoice } from '@/session/choice'

/** The address picked on the address page for the page below it: a checkout, a gift. */
export const {
  useChosen: useChosenAddress,
  useChosenFor: useAddressFor,
  choose: chooseAddress,
  take: takeAddress,
  drop: dropAddresses,
} = createChoice()
