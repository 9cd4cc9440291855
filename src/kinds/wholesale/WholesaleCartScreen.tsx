import { WholesaleCart } from './WholesaleCart'

/** The wholesale cart at an address of its own. */
export const WholesaleCartScreen = () => <WholesaleCart alone />
