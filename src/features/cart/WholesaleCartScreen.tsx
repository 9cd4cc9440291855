import { WholesaleCart } from './wholesale/WholesaleCart'

/** The wholesale cart at an address of its own. */
export const WholesaleCartScreen = () => <WholesaleCart alone />
