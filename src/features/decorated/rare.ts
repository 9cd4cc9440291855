import { useLaterTexts } from './blocks/laterTexts'

/** What few pages need: on H5 its code comes where it is needed first. */
export { Greetings } from './Greetings'
export { lookOf } from './pageLook'
export { ToMall } from './ToMall'
export { withoutShops } from './withoutShops'
export const shopEmpty = () => useLaterTexts.get().shopEmpty
