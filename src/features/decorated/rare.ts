/** What few pages need: on H5 its code comes where it is needed first. */
export { ToCart } from './blocks/ToCart'
export { Greetings } from './Greetings'
export { lookOf } from './pageLook'
export { withoutShops } from './withoutShops'
